import { listBrands } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The words that the address narrows the list to; undefined without any. */
export const brandSearchOf = (search: URLSearchParams): string | undefined =>
  search.get('search')?.trim().slice(0, 200) || undefined;

const firstPage: string | null = null;

/** Brands that fit, newest first, page after page. */
export const brandPages = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [listBrands.path, search ?? ''],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listBrands, { search, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
