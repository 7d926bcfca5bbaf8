import { listAssignments } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** The agent's assignments, in pages: active ones first, newest first. */
export const assignmentPages = () =>
  infiniteQueryOptions({
    queryKey: [listAssignments.path],
    meta: { refreshedBy: ['offer-accepted', 'assignment-changed'] },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listAssignments, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
