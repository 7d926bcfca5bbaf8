import type { HandlerInput, updateContent } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import { type ContentModel, lockContent } from './content.model';
import { type ContentDeps, contentNotFound } from './content-deps';

/** Replaces the fields of a piece of site copy. */
export const makeUpdateContent =
  ({ clock, inTransaction, recordChange }: ContentDeps) =>
  ({ id, ...draft }: HandlerInput<typeof updateContent>, actor: SignedIn): Promise<ContentModel> =>
    inTransaction(async (trx) => {
      const piece = await lockContent(trx, id);
      if (!piece) throw contentNotFound();
      const updated = await piece.$query(trx).patchAndFetch({ ...draft, updatedAt: clock.now() });
      await recordChange(trx, actor, `edited the site copy “${draft.key}”`);
      return updated;
    });
