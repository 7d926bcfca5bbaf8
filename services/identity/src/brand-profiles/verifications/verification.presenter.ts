import { type AdminBrand, type VerificationRecord, verificationStandingOf } from '@setu/contracts';
import type { BrandVerificationModel } from './verification.model';

/** How the verification of a brand stands. */
export const standingOf = (last: BrandVerificationModel | undefined, now: Date) =>
  verificationStandingOf(last?.decision === 'verified', last, now);

/** A brand's account, and its website if it has a profile. */
export interface BrandAccount {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
}

/** A brand for administrators. */
export const presentBrand = (
  { id, email, name, createdAt }: BrandAccount,
  website: string | null,
  standing: ReturnType<typeof standingOf>,
): AdminBrand => ({ id, name, email, website, ...standing, createdAt: createdAt.toISOString() });

/** A decision for administrators. */
export const presentDecision = (
  { id, decision, documents, validUntil, reason, byUserId, decidedAt }: BrandVerificationModel,
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
