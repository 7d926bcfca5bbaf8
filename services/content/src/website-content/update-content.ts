import type { updateContent } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { SignedIn } from '@setu/service-kit';
import { type ContentModel, lockContent } from './content.model';
import { type ContentDeps, contentNotFound } from './content-deps';

/** Changes the sent fields of an entry of site copy, so that two administrators can change different fields. */
export const makeUpdateContent =
  ({ clock, inTransaction, recordChange }: ContentDeps) =>
  ({ id, ...change }: HandlerInput<typeof updateContent>, actor: SignedIn): Promise<ContentModel> =>
    inTransaction(async (trx) => {
      const entry = await lockContent(trx, id);
      if (!entry) throw contentNotFound();
      if (Object.keys(change).length === 0) return entry;
      const updated = await entry.$query(trx).patchAndFetch({ ...change, updatedAt: clock.now() });
      await recordChange(trx, actor, `edited the site copy “${updated.key}”`);
      return updated;
    });
