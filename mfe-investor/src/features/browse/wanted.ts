import { readFilter, toWanted } from '@setu/marketplace';

/** What the call is asked for: the filters of an address. Its search is done here, over what is loaded. */
export const wantedOf = (search: URLSearchParams) => toWanted({ ...readFilter(search), search: '' });
