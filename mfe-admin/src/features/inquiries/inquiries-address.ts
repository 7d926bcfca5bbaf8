/** Whether the address shows all inquiries instead of the newest. */
export const showsAll = (search: URLSearchParams): boolean => search.get('show') === 'all';

/** The search text in an address; empty without one. */
export const searchedText = (search: URLSearchParams): string =>
  search.get('search')?.trim().slice(0, 200) ?? '';
