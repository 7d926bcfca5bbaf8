import { listFranchiseeReviews, listFranchisees, type ProofState } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** People who say that they run an outlet of a franchise, in one state, newest first, in pages. */
export const franchiseePages = (franchiseId: string, state: ProofState) =>
  infiniteQueryOptions({
    queryKey: [listFranchisees.path, franchiseId, state],
    meta: { refreshedBy: ['franchisee-proof'] },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listFranchisees, { franchiseId, state, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

/** The newest people who wait for a confirmation, to mark their franchises. */
export const newestWaiting = () =>
  queryOptions({
    queryKey: [listFranchisees.path, 'newest'],
    meta: { refreshedBy: ['franchisee-proof'] },
    queryFn: ({ signal }) => api.call(listFranchisees, { limit: 100 }, { signal }),
  });

/** The shown reviews of a franchise by its franchisees, newest first, in pages. */
export const reviewPages = (franchiseId: string) =>
  infiniteQueryOptions({
    queryKey: [listFranchiseeReviews.path, franchiseId],
    meta: { refreshedBy: ['franchisee-review'] },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listFranchiseeReviews, { id: franchiseId, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
