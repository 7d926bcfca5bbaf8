import { getSaved, listSavedFranchises } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** The signed-in user's saved franchises, the last saved first, page by page. */
export const savedFranchises = () =>
  infiniteQueryOptions({
    queryKey: [listSavedFranchises.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listSavedFranchises, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

/** Whether the signed-in user saved one franchise. */
export const isSaved = (id: string) =>
  queryOptions({
    queryKey: [getSaved.path, id],
    queryFn: async ({ signal }) => (await api.call(getSaved, { id }, { signal })).saved,
  });
