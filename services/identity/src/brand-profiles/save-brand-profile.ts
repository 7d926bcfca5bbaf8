import { type BrandProfileDraft, brandProfileSavedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type BrandProfileModel, findBrandProfile, storeBrandProfile } from './brand-profile.model';
import { requireBrand } from './brand-profile.policy';
import type { Owner, Owners } from './owner';

interface Deps extends Pick<ServiceDeps, 'recordEvent' | 'clock'> {
  owners: Owners;
}

/** A profile as it stands with its owner. */
interface Saved {
  owner: Owner;
  profile: BrandProfileModel;
}

const says = (profile: BrandProfileModel, words: Omit<BrandProfileDraft, 'brandName'>) =>
  profile.description === words.description &&
  profile.targetAudience === words.targetAudience &&
  profile.website === words.website;

/**
 * Saves a brand's profile and tells of it; another name is told of as the account's, too. Saving it again as it is
 * tells nothing.
 */
export const makeSaveBrandProfile =
  ({ recordEvent, clock, owners }: Deps) =>
  async (
    trx: Knex.Transaction,
    userId: string,
    draft: BrandProfileDraft,
    savedAt = clock.now(),
  ): Promise<Saved> => {
    const { brandName, ...words } = draft;
    const owner = requireBrand(await owners.lockOwner(trx, userId));
    const before = await findBrandProfile(trx, userId);
    if (before && owner.brandName === brandName && says(before, words)) return { owner, profile: before };

    const profile = await storeBrandProfile(trx, userId, words, savedAt);
    const renamed = await owners.renameBrand(trx, userId, brandName);
    await recordEvent(trx, brandProfileSavedV1, userId, {
      userId,
      version: profile.version,
      ...draft,
      savedAt: savedAt.toISOString(),
    });
    return { owner: renamed, profile };
  };
