import { listFranchises } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Separate from the lists of public pages with the same call: those may be reordered, this one may not. */
export const featuredKey = [listFranchises.path, 'administration'] as const;

/** Public franchises, featured ones first, in pages. */
export const featuredPages = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...featuredKey, search ?? ''],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(
        listFranchises,
        { ...(search ? { search, exact: 'true' as const } : {}), cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
