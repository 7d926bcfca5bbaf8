import type { BrandProfile } from '@setu/contracts';
import type { BrandProfileModel } from './brand-profile.model';
import type { Owner } from './owner';

/** A brand's profile under its name; before one was saved, the name alone. */
export const presentBrandProfile = (
  { id, updatedAt }: Owner,
  brandName: string,
  profile: BrandProfileModel | undefined,
): BrandProfile => ({
  userId: id,
  brandName,
  description: profile?.description ?? null,
  targetAudience: profile?.targetAudience ?? null,
  website: profile?.website ?? null,
  updatedAt: (profile?.updatedAt ?? updatedAt).toISOString(),
});
