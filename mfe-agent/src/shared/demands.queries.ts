import { type CallInput, listDemands, type PropertyDemand } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

/** What a list of demands is asked for; absent values are not sent. */
export type DemandQuery = Omit<CallInput<typeof listDemands>, 'cursor' | 'limit'>;

const firstPage: string | null = null;

/** Demands that fit, page after page, the most urgent first. */
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
 * Says in every list at hand whether a demand is contacted. They are not read again: the list learns of an offer a
 * moment after it was stored, and would answer as before.
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
