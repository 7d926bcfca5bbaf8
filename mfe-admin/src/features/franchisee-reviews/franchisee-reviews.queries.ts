import { listReviewsToModerate, ReviewListState } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** The state of the reviews in an address; reported by default. */
export const reviewStateOf = (search: URLSearchParams): ReviewListState =>
  ReviewListState.safeParse(search.get('state')).data ?? 'reported';

/** Reviews by franchisees in a state, newest first, in pages. */
export const franchiseeReviewPages = (state: ReviewListState) =>
  infiniteQueryOptions({
    queryKey: [listReviewsToModerate.path, 'pages', state],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listReviewsToModerate, { state, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
