import { restoreWindow } from '@setu/contracts';
import { ConflictError, type SignedIn } from '@setu/service-kit';
import { ContentModel } from './content.model';
import { type ContentDeps, contentNotFound } from './content-deps';

/**
 * Restores a deleted entry within ten minutes. An entry that is not deleted is returned unchanged, such as after a second click on Undo.
 */
export const makeRestoreContent =
  ({ clock, inTransaction, recordChange }: ContentDeps) =>
  (id: string, actor: SignedIn): Promise<ContentModel> =>
    inTransaction(async (trx) => {
      const entry = await ContentModel.query(trx).findById(id).forUpdate();
      if (!entry) throw contentNotFound();
      if (!entry.deletedAt) return entry;
      if (clock.now().getTime() - entry.deletedAt.getTime() > restoreWindow)
        throw new ConflictError('restore_expired');
      await entry.$query(trx).patch({ deletedAt: null });
      await recordChange(trx, actor, `restored the site copy “${entry.key}”`);
      return entry;
    });
