import { endOfIndianDay, indianDay } from './india-time';
import type { EndOfVerification, Verification, VerificationRecord } from './verification';

/** The stored newest decision about a brand or an agent. */
interface Decided {
  decision: VerificationRecord['decision'];
  documents: readonly { type: string }[];
  validUntil: string | null;
  reason: string | null;
  decidedAt: Date;
}

interface Recorded extends Decided {
  id: string;
  documents: VerificationRecord['documents'];
  byUserId: string | null;
}

interface Standing {
  isVerified: boolean;
  verification: Verification | null;
  verifiedUntil: string | null;
  verificationEnd: EndOfVerification | null;
}

const nothing = { verification: null, verifiedUntil: null, verificationEnd: null };

/** Whether the last valid day has ended in India. */
export const hasExpired = (validUntil: string | null, now: Date): boolean =>
  validUntil !== null && validUntil < indianDay(now);

/**
 * Whether a verification is valid at an instant, what was checked, and why it ended.
 * @param isVerified the stored flag, which earlier releases set without recording decisions
 * @param last the newest decision; undefined without any
 */
export const verificationStandingOf = (
  isVerified: boolean,
  last: Decided | undefined,
  now: Date,
): Standing => {
  if (!last || isVerified !== (last.decision === 'verified')) return { isVerified, ...nothing };
  const { decision, documents, validUntil, reason, decidedAt } = last;
  if (decision !== 'verified')
    return {
      isVerified: false,
      ...nothing,
      verificationEnd: { why: decision, at: decidedAt.toISOString(), reason },
    };
  if (validUntil !== null && hasExpired(validUntil, now))
    return {
      isVerified: false,
      ...nothing,
      verificationEnd: { why: 'expired', at: endOfIndianDay(validUntil).toISOString(), reason: null },
    };
  const types = documents.map(({ type }) => type);
  const verification = types.length > 0 ? { documents: types, checkedAt: decidedAt.toISOString() } : null;
  return { isVerified: true, ...nothing, verification, verifiedUntil: validUntil };
};

/** A decision for administrators. @param names known names of users by id */
export const verificationRecordOf = (
  { id, decision, documents, validUntil, reason, byUserId, decidedAt }: Recorded,
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

/** A decision for the download of the person concerned, without the administrator. */
export const ownVerificationOf = ({ decision, documents, validUntil, reason, decidedAt }: Decided) => ({
  decision,
  documents,
  validUntil,
  reason,
  at: decidedAt,
});
