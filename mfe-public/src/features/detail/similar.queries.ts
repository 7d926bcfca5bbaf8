import { listSimilarFranchises } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Up to three similar franchises. */
export const similarFranchises = (id: string) =>
  queryOptions({
    queryKey: [listSimilarFranchises.path, id],
    queryFn: ({ signal }) => api.call(listSimilarFranchises, { id }, { signal }),
  });
