import { type CallInput, getFranchise, listFranchises } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The query of a list of franchises; absent values are not sent. */
export type FranchiseQuery = Omit<CallInput<typeof listFranchises>, 'cursor' | 'limit'>;

/** One franchise by its id. */
export const franchise = (id: string) =>
  queryOptions({
    queryKey: [listFranchises.path, id],
    queryFn: ({ signal }) => api.call(getFranchise, { id }, { signal }),
  });

const firstPage: string | null = null;

/** The franchises that fit, page after page. */
export const franchisePages = (query: FranchiseQuery) =>
  infiniteQueryOptions({
    queryKey: [listFranchises.path, query],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listFranchises, { ...query, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
