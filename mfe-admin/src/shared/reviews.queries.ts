import { listReviews } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Franchises that wait for a review, the oldest first, page after page. */
export const reviewPages = () =>
  infiniteQueryOptions({
    queryKey: [listReviews.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listReviews, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

/** How many of them there are. */
export const waitingReviews = () =>
  queryOptions({
    queryKey: [listReviews.path, 'count'],
    queryFn: async ({ signal }) => {
      const { total, isTotalBound } = await api.callPage(listReviews, { limit: 1 }, { signal });
      return { total, isTotalBound };
    },
  });
