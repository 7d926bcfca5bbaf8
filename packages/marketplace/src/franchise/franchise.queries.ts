import { getFranchise, listFranchises } from '@setu/contracts';
import { ApiError, api, type Page } from '@setu/mfe-kit';
import type { CallInput } from '@setu/protocol';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The query of a list of franchises; absent values are not sent. */
export type FranchiseQuery = Omit<CallInput<typeof listFranchises>, 'cursor' | 'limit'>;

/** One franchise by its id. */
export const franchise = (id: string) =>
  queryOptions({
    queryKey: [listFranchises.path, id],
    queryFn: ({ signal }) => api.call(getFranchise, { id }, { signal }),
  });

/**
 * The matching franchises, page by page.
 * @param after cursor of the first page, null for the beginning; an invalid cursor in an address starts from the beginning
 */
export const franchisePages = (query: FranchiseQuery, after: string | null = null) =>
  infiniteQueryOptions({
    queryKey: after === null ? [listFranchises.path, query] : [listFranchises.path, query, after],
    queryFn: async ({ signal, pageParam }) => {
      const page = (cursor?: string) => api.callPage(listFranchises, { ...query, cursor }, { signal });
      try {
        return await page(pageParam ?? undefined);
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.code === 'invalid_cursor';
        if (isUnknown && pageParam === after) return page();
        throw error;
      }
    },
    initialPageParam: after,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
