import { listDemands, type PropertyDemand } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import type { CallInput } from '@setu/protocol';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

/** The query of a list of demands; absent values are not sent. */
export type DemandQuery = Omit<CallInput<typeof listDemands>, 'cursor' | 'limit'>;

const firstPage: string | null = null;

/** Matching demands in pages, the most urgent first. */
export const demandPages = (query: DemandQuery) =>
  infiniteQueryOptions({
    queryKey: [listDemands.path, query],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listDemands, { ...query, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

type DemandPages = InfiniteData<Page<PropertyDemand>>;

/**
 * Marks a demand as contacted or not in every cached list. The lists are not loaded again, because the projection of the server has the
 * offer only a moment after it is stored.
 */
export const setContacted = (client: QueryClient, requirementId: string, contacted: boolean): void => {
  client.setQueriesData<DemandPages>({ queryKey: [listDemands.path] }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((demand) =>
              demand.id === requirementId ? { ...demand, contacted } : demand,
            ),
          })),
        }
      : data,
  );
};
