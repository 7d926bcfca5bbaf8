import { FranchiseId, type HandlerInput, type listSavedFranchises } from '@setu/contracts';
import {
  decodeCursor,
  encodeCursor,
  Moment,
  type Page,
  pageOf,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import { z } from 'zod';
import { Franchise } from '../franchise.model';

const Place = z.tuple([z.literal('saved'), Moment, FranchiseId]);

interface Saved extends Franchise {
  savedAt: Date;
}

/** A user's saved public franchises, the last saved first. */
export const makeListSaved =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (
    { limit, cursor }: HandlerInput<typeof listSavedFranchises>,
    actor: SignedIn,
  ): Promise<Page<Franchise>> => {
    const matching = Franchise.query(db)
      .modify('listed')
      .join('saved_franchises as saved', 'saved.franchise_id', 'franchise_opportunities.id')
      .where('saved.user_id', actor.id);
    const rows = matching
      .clone()
      .select('franchise_opportunities.*', 'saved.saved_at')
      .orderByRaw('saved.saved_at desc, saved.franchise_id desc')
      .limit(limit + 1)
      .castTo<Saved[]>();
    if (cursor !== undefined) {
      const [, savedAt, id] = decodeCursor(cursor, Place);
      rows.whereRaw('(saved.saved_at, saved.franchise_id) < (?::timestamptz, ?::uuid)', [savedAt, id]);
    }
    const [found, total] = await Promise.all([rows, matching.resultSize()]);
    return pageOf(found, {
      limit,
      total,
      cursorOf: ({ savedAt, id }) => encodeCursor(['saved', savedAt.getTime(), id]),
    });
  };
