import { endOfIndianDay, indianDay } from './indian-day';
import type { EndOfVerification, Verification, VerificationRecord } from './verification';

/** The newest decision about a brand or an agent, as it is stored. */
interface Decided {
  decision: VerificationRecord['decision'];
  documents: readonly { type: string }[];
  validUntil: string | null;
  reason: string | null;
  decidedAt: Date;
}

interface Standing {
  isVerified: boolean;
  verification: Verification | null;
  verifiedUntil: string | null;
  verificationEnd: EndOfVerification | null;
}

const nothing = { verification: null, verifiedUntil: null, verificationEnd: null };

/** Whether the last valid day is over in India. */
export const hasExpired = (validUntil: string | null, now: Date): boolean =>
  validUntil !== null && validUntil < indianDay(now);

/**
 * How a verification stands.
 * @param isVerified what is stored, also by earlier releases, which record no decisions
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
