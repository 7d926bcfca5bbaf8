import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { Draft } from './draft.model';
import { makeRemoveDraft } from './remove-draft';

/** Deletes a draft of the brand. One that is gone, or is another brand's, changes nothing. */
export const makeDeleteDraft = (deps: Pick<ServiceDeps, 'inTransaction' | 'recordEvent'>) => {
  const removeDraft = makeRemoveDraft(deps);
  return (id: string, actor: SignedIn): Promise<void> =>
    deps.inTransaction(async (trx) => {
      const draft = await Draft.query(trx).findOne({ id, brand_id: actor.id }).forUpdate();
      if (draft) await removeDraft(trx, draft);
    });
};
