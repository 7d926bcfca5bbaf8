import type { SignedIn } from '@setu/service-kit';
import { type ContentModel, lockContent } from './content.model';
import { type ContentDeps, contentNotFound } from './content-deps';

/** Marks an entry of site copy as deleted. The row is kept, so that it can be restored. */
export const makeDeleteContent =
  ({ clock, inTransaction, recordChange }: ContentDeps) =>
  (id: string, actor: SignedIn): Promise<ContentModel> =>
    inTransaction(async (trx) => {
      const entry = await lockContent(trx, id);
      if (!entry) throw contentNotFound();
      await entry.$query(trx).patch({ deletedAt: clock.now() });
      await recordChange(trx, actor, `deleted the site copy “${entry.key}”`);
      return entry;
    });
