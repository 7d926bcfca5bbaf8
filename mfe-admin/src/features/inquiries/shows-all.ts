/** True where an address asks for all inquiries, not the newest alone. */
export const showsAll = (search: URLSearchParams): boolean => search.get('show') === 'all';
