import { attachedDocumentIdOf, franchiseeProofChangedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Franchise } from '../../franchise.model';
import type { Proof } from './proof.model';

/** Publishes the state of a proof. A brand’s reason is not published, because only the person reads it. */
export const recordProof = async (
  recordEvent: RecordEvent,
  trx: Knex.Transaction,
  { id, version, franchiseId, brandId, userId, state, agreement, decidedBy, reason }: Proof,
): Promise<void> => {
  const { title } = await Franchise.query(trx).findById(franchiseId).select('title').throwIfNotFound();
  const agreementId = agreement && attachedDocumentIdOf(agreement.url);
  await recordEvent(trx, franchiseeProofChangedV1, id, {
    id,
    version,
    franchiseId,
    brandId,
    userId,
    state,
    uploadIds: agreementId ? [agreementId] : [],
    title,
    byUserId: decidedBy,
    reason: decidedBy === brandId ? null : reason,
  });
};
