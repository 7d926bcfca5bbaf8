import type { SignedIn } from '@setu/service-kit';
import { type ContentModel, lockContent } from './content.model';
import { type ContentDeps, contentNotFound } from './content-deps';

/** Marks an entry of site copy as deleted. The row stays, so that it can be restored. */
export const makeDeleteContent =
  ({ clock, inTransaction, recordChange }: ContentDeps) =>
  (id: string, actor: SignedIn): Promise<ContentModel> =>
    inTransaction(async (trx) => {
      const piece = await lockContent(trx, id);
      if (!piece) throw contentNotFound();
      await piece.$query(trx).patch({ deletedAt: clock.now() });
      await recordChange(trx, actor, `deleted the site copy “${piece.key}”`);
      return piece;
    });
