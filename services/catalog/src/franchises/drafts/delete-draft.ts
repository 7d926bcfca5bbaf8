import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { Draft } from './draft.model';
import { makeRemoveDraft } from './remove-draft';

/** Deletes a draft of the brand. Does nothing when the draft does not exist or belongs to another brand. */
export const makeDeleteDraft = (deps: Pick<ServiceDeps, 'inTransaction' | 'recordEvent'>) => {
  const removeDraft = makeRemoveDraft(deps);
  return (id: string, actor: SignedIn): Promise<void> =>
    deps.inTransaction(async (trx) => {
      const draft = await Draft.query(trx).findOne({ id, brand_id: actor.id }).forUpdate();
      if (draft) await removeDraft(trx, draft);
    });
};
