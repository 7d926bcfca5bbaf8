import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { assertMaySee } from '../franchise.policy';
import { SavedFranchise } from './saved-franchise.model';

/** Saves what the user may see. Saving again keeps the place that the first time gave. */
export const makeSaveFranchise =
  ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>) =>
  async (franchiseId: string, actor: SignedIn): Promise<void> => {
    assertMaySee(actor, await Franchise.query(db).findById(franchiseId));
    await SavedFranchise.query(db)
      .insert({ userId: actor.id, franchiseId, savedAt: clock.now() })
      .onConflict(['user_id', 'franchise_id'])
      .ignore();
  };

/** Takes a franchise off the list, a hidden one too. */
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
