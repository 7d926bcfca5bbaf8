import { type AdminBrand, verificationStandingOf } from '@setu/contracts';
import type { BrandVerificationModel } from './verification.model';

/** Whether a brand is verified, and the details for the brand and for administrators. */
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
