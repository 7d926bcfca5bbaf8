import type { FranchiseDraft } from '@setu/contracts';
import { NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { LockOwner, Owner } from '../../listings/owner';
import type { Franchise } from '../franchise.model';
import { Draft } from './draft.model';
import { assertOwns } from './draft.policy';
import { makeRemoveDraft } from './remove-draft';

export interface PublishDeps extends Pick<ServiceDeps, 'inTransaction' | 'recordEvent'> {
  lockOwner: LockOwner;
  /** Creates a franchise of a locked brand. */
  addFranchise: (trx: Knex.Transaction, fields: FranchiseDraft, brand: Owner) => Promise<Franchise>;
}

/**
 * Creates a franchise from its draft and deletes the draft, in one transaction. The draft of a change is published by the change of its
 * franchise.
 */
export const makePublishDraft = (deps: PublishDeps) => {
  const { inTransaction, lockOwner, addFranchise } = deps;
  const removeDraft = makeRemoveDraft(deps);
  return (id: string, fields: FranchiseDraft, actor: SignedIn): Promise<Franchise> =>
    inTransaction(async (trx) => {
      const brand = await lockOwner(trx, actor);
      const draft = await Draft.query(trx).findById(id).forUpdate();
      assertOwns(actor, draft);
      if (draft.franchiseId !== null) throw new NotFoundError('franchise_draft_not_found');
      const franchise = await addFranchise(trx, fields, brand);
      await removeDraft(trx, draft);
      return franchise;
    });
};
