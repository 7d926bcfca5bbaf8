/** The word an address looks for among franchises. */
export const readFeaturedSearch = (search: URLSearchParams): string | undefined =>
  search.get('search')?.trim().slice(0, 200) || undefined;
