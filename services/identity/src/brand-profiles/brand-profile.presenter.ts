import type { BrandProfile } from '@setu/contracts';
import type { BrandProfileModel } from './brand-profile.model';
import type { Owner } from './owner';
import type { standingOf } from './verifications/verification.presenter';

/** A brand's profile with its name; only the name until a profile is saved. */
export const presentBrandProfile = (
  { id, updatedAt }: Owner,
  brandName: string,
  profile: BrandProfileModel | undefined,
  standing: ReturnType<typeof standingOf>,
): BrandProfile => ({
  userId: id,
  brandName,
  description: profile?.description ?? null,
  targetAudience: profile?.targetAudience ?? null,
  website: profile?.website ?? null,
  logo: profile?.logo ?? null,
  people: profile?.people ?? [],
  ...standing,
  updatedAt: (profile?.updatedAt ?? updatedAt).toISOString(),
});
