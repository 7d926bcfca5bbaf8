import type { FranchiseDraft } from '@setu/contracts';
import { NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Draft } from './draft.model';
import { assertOwns } from './draft.policy';
import { makeRemoveDraft } from './remove-draft';
import type { LockBrand } from './save-draft';

export interface PublishDeps<F, B extends { id: string }>
  extends Pick<ServiceDeps, 'inTransaction' | 'recordEvent'> {
  lockBrand: LockBrand<B>;
  /** Creates a franchise of a locked brand. */
  addFranchise: (trx: Knex.Transaction, fields: FranchiseDraft, brand: B) => Promise<F>;
}

/**
 * Lists a franchise in place of its draft: either both happen or nothing. The draft of a change is published by the change of its franchise.
 */
export const makePublishDraft = <F, B extends { id: string }>(deps: PublishDeps<F, B>) => {
  const { inTransaction, lockBrand, addFranchise } = deps;
  const removeDraft = makeRemoveDraft(deps);
  return (id: string, fields: FranchiseDraft, actor: SignedIn): Promise<F> =>
    inTransaction(async (trx) => {
      const brand = await lockBrand(trx, actor);
      const draft = await Draft.query(trx).findById(id).forUpdate();
      assertOwns(actor, draft);
      if (draft.franchiseId !== null) throw new NotFoundError('franchise_draft_not_found');
      const franchise = await addFranchise(trx, fields, brand);
      await removeDraft(trx, draft);
      return franchise;
    });
};
