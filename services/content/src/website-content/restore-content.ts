import { restoreWindow } from '@setu/contracts';
import { ConflictError, type SignedIn } from '@setu/service-kit';
import { ContentModel } from './content.model';
import { type ContentDeps, contentNotFound } from './content-deps';

/**
 * Restores a deleted entry within ten minutes. An entry that is not deleted is returned unchanged, as after a second click on
 * Undo.
 */
export const makeRestoreContent =
  ({ clock, inTransaction, recordChange }: ContentDeps) =>
  (id: string, actor: SignedIn): Promise<ContentModel> =>
    inTransaction(async (trx) => {
      const piece = await ContentModel.query(trx).findById(id).forUpdate();
      if (!piece) throw contentNotFound();
      if (!piece.deletedAt) return piece;
      if (clock.now().getTime() - piece.deletedAt.getTime() > restoreWindow)
        throw new ConflictError('restore_expired');
      await piece.$query(trx).patch({ deletedAt: null });
      await recordChange(trx, actor, `restored the site copy “${piece.key}”`);
      return piece;
    });
