import { listFranchises } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Cards in the landing page's featured section. */
const featuredCount = 3;

/** The franchises the landing page shows as featured. */
export const featuredFranchises = () =>
  queryOptions({
    queryKey: [listFranchises.path, { featured: 'true', limit: featuredCount }],
    queryFn: ({ signal }) => api.call(listFranchises, { featured: 'true', limit: featuredCount }, { signal }),
  });
