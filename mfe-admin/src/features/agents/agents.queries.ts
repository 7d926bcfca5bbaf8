import { listAgents } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Agents' profiles, newest first, in pages. */
export const agentPages = () =>
  infiniteQueryOptions({
    queryKey: [listAgents.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listAgents, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
