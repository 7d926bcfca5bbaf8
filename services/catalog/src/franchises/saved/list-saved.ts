import { FranchiseId, type listSavedFranchises } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { keysetPage, Moment, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { z } from 'zod';
import { Franchise, listedColumns } from '../franchise.model';

/** The name distinguishes this list's cursors from those of other lists of franchises. */
const Place = z
  .tuple([z.literal('saved'), Moment, FranchiseId])
  .transform(([_name, savedAt, id]) => [savedAt, id]);

interface Saved extends Franchise {
  savedAt: Date;
}

/** A user's saved public franchises, the last saved first. */
export const makeListSaved =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  ({ limit, cursor }: HandlerInput<typeof listSavedFranchises>, actor: SignedIn): Promise<Page<Franchise>> =>
    keysetPage<Franchise, Saved>(
      Franchise.query(db)
        .modify('listed')
        .join('saved_franchises as saved', 'saved.franchise_id', 'franchise_opportunities.id')
        .where('saved.user_id', actor.id),
      { limit, cursor },
      {
        columns: [
          ['saved.saved_at', 'timestamptz'],
          ['saved.franchise_id', 'uuid'],
        ],
        place: Place,
        keyOf: ({ savedAt, id }) => ['saved', savedAt.getTime(), id],
        shown: (page) => page.select(...listedColumns, 'saved.saved_at').castTo<Saved[]>(),
      },
    );
