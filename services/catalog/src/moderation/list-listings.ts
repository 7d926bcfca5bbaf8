import type { HandlerInput, listListings } from '@setu/contracts';
import { newestFirst, type Page, type ServiceDeps } from '@setu/service-kit';
import { inState, type Listing, listingsOf } from './listing.model';

/** A word as a LIKE pattern that finds it anywhere, whatever signs it holds. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of all listings of one kind, newest first, by every word of a search in their titles. */
export const makeListListings =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  ({ kind, state, search = '', ...paging }: HandlerInput<typeof listListings>): Promise<Page<Listing>> => {
    const query = listingsOf(db, kind);
    if (state) inState(query, state);
    for (const word of search.toLowerCase().split(/\s+/))
      if (word !== '') query.whereRaw('lower(title) like ?', [anywhere(word)]);
    return newestFirst(query, paging);
  };
