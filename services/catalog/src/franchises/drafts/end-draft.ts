import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Draft } from './draft.model';
import { makeRemoveDraft } from './remove-draft';

interface Change {
  draftId: string;
  franchiseId: string;
  brandId: string;
}

/** Deletes the draft of a change that was published. Does nothing when the draft does not exist or belongs to another franchise. */
export const makeEndDraft = (deps: Pick<ServiceDeps, 'recordEvent'>) => {
  const removeDraft = makeRemoveDraft(deps);
  return async (trx: Knex.Transaction, { draftId, franchiseId, brandId }: Change): Promise<void> => {
    const draft = await Draft.query(trx)
      .findOne({ id: draftId, franchise_id: franchiseId, brand_id: brandId })
      .forUpdate();
    if (draft) await removeDraft(trx, draft);
  };
};
