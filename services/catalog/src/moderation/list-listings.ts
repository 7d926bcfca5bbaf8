import type { HandlerInput, listListings } from '@setu/contracts';
import { newestFirst, type Page, type ServiceDeps } from '@setu/service-kit';
import { z } from 'zod';
import { inState, type Listing, listingsOf } from './listing.model';

/** A LIKE pattern that finds a word anywhere, with its special characters escaped. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of all listings of one kind, newest first. A search matches titles that contain all its words, or an id. */
export const makeListListings =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  ({ kind, state, search = '', ...paging }: HandlerInput<typeof listListings>): Promise<Page<Listing>> => {
    const query = listingsOf(db, kind);
    if (state) inState(query, state);
    if (z.guid().safeParse(search).success) return newestFirst(query.where('id', search), paging);
    for (const word of search.toLowerCase().split(/\s+/))
      if (word !== '') query.whereRaw('lower(title) like ?', [anywhere(word)]);
    return newestFirst(query, paging);
  };
