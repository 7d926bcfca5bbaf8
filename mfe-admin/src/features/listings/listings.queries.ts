import { type ListingFilter, type ListingKind, listListings } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What the list of listings is narrowed to. */
export interface ListingsFilter {
  kind: ListingKind;
  state?: ListingFilter;
  /** Words of the title. */
  search?: string;
}

const firstPage: string | null = null;

/** The listings that fit, newest first, page after page. */
export const listingPages = (filter: ListingsFilter) =>
  infiniteQueryOptions({
    queryKey: [listListings.path, filter],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listListings, { ...filter, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
