import { listFranchises } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Number of cards in the landing page's featured section. */
const featuredCount = 3;

/** The featured franchises of the landing page. */
export const featuredFranchises = () =>
  queryOptions({
    queryKey: [listFranchises.path, { featured: 'true', limit: featuredCount }],
    queryFn: ({ signal }) => api.call(listFranchises, { featured: 'true', limit: featuredCount }, { signal }),
  });
