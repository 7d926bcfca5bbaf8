/** The search for franchises in an address. */
export const readFeaturedSearch = (search: URLSearchParams): string | undefined =>
  search.get('search')?.trim().slice(0, 200) || undefined;
