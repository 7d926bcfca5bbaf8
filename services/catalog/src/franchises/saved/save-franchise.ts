import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { assertMaySee } from '../franchise.policy';
import { SavedFranchise } from './saved-franchise.model';

/** Saves a franchise that the user may see. Saving it again does not change its position in the list. */
export const makeSaveFranchise =
  ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>) =>
  async (franchiseId: string, actor: SignedIn): Promise<void> => {
    assertMaySee(actor, await Franchise.query(db).findById(franchiseId));
    await SavedFranchise.query(db)
      .insert({ userId: actor.id, franchiseId, savedAt: clock.now() })
      .onConflict(['user_id', 'franchise_id'])
      .ignore();
  };

/** Removes a franchise from the list, also a hidden one. */
export const makeUnsaveFranchise =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (franchiseId: string, actor: SignedIn): Promise<void> => {
    const removed = await SavedFranchise.query(db)
      .delete()
      .where({ user_id: actor.id, franchise_id: franchiseId });
    if (removed === 0) assertMaySee(actor, await Franchise.query(db).findById(franchiseId));
  };

/** Whether the user saved a franchise they may see. */
export const makeIsSaved =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (franchiseId: string, actor: SignedIn): Promise<boolean> => {
    assertMaySee(actor, await Franchise.query(db).findById(franchiseId));
    const saved = await SavedFranchise.query(db).findOne({ user_id: actor.id, franchise_id: franchiseId });
    return saved !== undefined;
  };
