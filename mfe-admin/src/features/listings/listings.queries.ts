import { type ListingFilter, type ListingKind, listListings } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Filter of the listings. */
export interface ListingsFilter {
  kind: ListingKind;
  state?: ListingFilter;
  /** Words of the title. */
  search?: string;
}

const firstPage: string | null = null;

/** Matching listings, newest first, in pages. */
export const listingPages = (filter: ListingsFilter) =>
  infiniteQueryOptions({
    queryKey: [listListings.path, filter],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listListings, { ...filter, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
