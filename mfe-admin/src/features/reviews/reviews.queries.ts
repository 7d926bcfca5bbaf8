import { listReviews } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

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
