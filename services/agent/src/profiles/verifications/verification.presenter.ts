import type { VerificationRecord } from '@setu/contracts';
import type { VerificationModel } from './verification.model';

/** A decision for administrators. */
export const presentDecision = (
  { id, decision, documents, validUntil, reason, byUserId, decidedAt }: VerificationModel,
  names: ReadonlyMap<string, string>,
): VerificationRecord => ({
  id,
  decision,
  documents,
  validUntil,
  reason,
  byUserId,
  byName: (byUserId && names.get(byUserId)) || null,
  at: decidedAt.toISOString(),
});
