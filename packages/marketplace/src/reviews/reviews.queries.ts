import { getFranchiseRating, listFranchiseeReviews, listFranchises } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Reviews of one page of a franchise. */
const pageSize = 3;
const firstPage: string | null = null;

/** The means of the reviews of a franchise. The key begins as that of the franchise, so that both are refreshed together. */
export const franchiseRating = (id: string) =>
  queryOptions({
    queryKey: [listFranchises.path, id, 'rating'],
    queryFn: ({ signal }) => api.call(getFranchiseRating, { id }, { signal }),
  });

/** The reviews of a franchise, newest first, page by page. */
export const reviewPages = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listFranchises.path, id, 'reviews'],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(
        listFranchiseeReviews,
        { id, limit: pageSize, cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
