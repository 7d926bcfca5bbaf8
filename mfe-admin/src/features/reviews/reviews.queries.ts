import { listReviewQueue } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Listings that wait for a review, the oldest first, in pages. */
export const reviewPages = () =>
  infiniteQueryOptions({
    queryKey: [listReviewQueue.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listReviewQueue, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
