import { randomUUID } from 'node:crypto';
import type { ContentDraft } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import { ContentModel } from './content.model';
import type { ContentDeps } from './content-deps';

/** Adds an entry of site copy. A database constraint refuses a key that is in use. */
export const makeCreateContent =
  ({ clock, inTransaction, recordChange }: ContentDeps) =>
  (draft: ContentDraft, actor: SignedIn): Promise<ContentModel> =>
    inTransaction(async (trx) => {
      const now = clock.now();
      const created = await ContentModel.query(trx).insertAndFetch({
        id: randomUUID(),
        ...draft,
        createdAt: now,
        updatedAt: now,
      });
      await recordChange(trx, actor, `added the site copy “${draft.key}”`);
      return created;
    });
