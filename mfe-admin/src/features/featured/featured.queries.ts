import { listFranchises } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Beside the lists that public pages keep of the same call: those may change their order, this one does not. */
export const featuredKey = [listFranchises.path, 'administration'] as const;

/** The franchises the public sees, those that are featured first, page after page. */
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
