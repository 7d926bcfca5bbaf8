import type { listListings } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { hasWords, newestFirst, type Page, type ServiceDeps, searchWords } from '@setu/service-kit';
import { z } from 'zod';
import { inState, type Listing, listingsOf } from './listing.model';

/** A page of all listings of one kind, newest first. A search matches titles that contain all its words, or an id. */
export const makeListListings =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  ({ kind, state, search = '', ...paging }: HandlerInput<typeof listListings>): Promise<Page<Listing>> => {
    const query = listingsOf(db, kind);
    if (state) inState(query, state);
    if (z.guid().safeParse(search).success) return newestFirst(query.where('id', search), paging);
    if (search.trim() === '') return newestFirst(query, paging);
    const { sql, bindings } = hasWords('lower(title)', searchWords(search));
    return newestFirst(query.whereRaw(sql, bindings), paging);
  };
