/** True where an address asks for all inquiries, not the newest alone. */
export const showsAll = (search: URLSearchParams): boolean => search.get('show') === 'all';

/** What an address searches for; empty for nothing. */
export const searchedText = (search: URLSearchParams): string =>
  search.get('search')?.trim().slice(0, 200) ?? '';
