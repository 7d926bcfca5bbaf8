import { attachedDocumentIdOf, franchiseeProofChangedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Proof } from './proof.model';

/** Publishes the state of a proof. */
export const recordProof = (
  recordEvent: RecordEvent,
  trx: Knex.Transaction,
  { id, version, franchiseId, brandId, userId, state, agreement }: Proof,
): Promise<void> => {
  const agreementId = agreement && attachedDocumentIdOf(agreement.url);
  return recordEvent(trx, franchiseeProofChangedV1, id, {
    id,
    version,
    franchiseId,
    brandId,
    userId,
    state,
    uploadIds: agreementId ? [agreementId] : [],
  });
};
