import { listBrands } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The search text in the address; undefined without one. */
export const brandSearchOf = (search: URLSearchParams): string | undefined =>
  search.get('search')?.trim().slice(0, 200) || undefined;

const firstPage: string | null = null;

/** Matching brands, newest first, in pages. */
export const brandPages = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [listBrands.path, search ?? ''],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listBrands, { search, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
