import { ListingFilter, ListingKind } from '@setu/contracts';
import type { ListingsFilter } from './listings.queries';

/** The filter in an address; unknown values are ignored. */
export const readListingsFilter = (search: URLSearchParams): ListingsFilter => {
  const text = search.get('search')?.trim().slice(0, 200);
  const state = ListingFilter.safeParse(search.get('state')).data;
  return {
    kind: ListingKind.safeParse(search.get('kind')).data ?? 'franchise',
    ...(state ? { state } : {}),
    ...(text ? { search: text } : {}),
  };
};
