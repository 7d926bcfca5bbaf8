import type { countSaves } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { assertOwns } from '../franchise.policy';
import { SavedFranchise } from './saved-franchise.model';

/** The number of users who saved a franchise of the brand since an instant and still have it saved. */
export const makeCountSaves =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async ({ id, since }: HandlerInput<typeof countSaves>, actor: SignedIn): Promise<number> => {
    assertOwns(actor, await Franchise.query(db).findById(id));
    return SavedFranchise.query(db).where({ franchise_id: id }).where('saved_at', '>=', since).resultSize();
  };
