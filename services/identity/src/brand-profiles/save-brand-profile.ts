import { isDeepStrictEqual } from 'node:util';
import { type BrandProfileChange, type BrandProfileDraft, brandProfileSavedV1 } from '@setu/contracts';
import { InvalidInputError, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type BrandProfileModel, findBrandProfile, storeBrandProfile } from './brand-profile.model';
import { requireBrand } from './brand-profile.policy';
import type { Owner, Owners } from './owner';

interface Deps extends Pick<ServiceDeps, 'recordEvent' | 'clock'> {
  owners: Owners;
}

/** A profile and its owner. */
interface Saved {
  owner: Owner;
  brandName: string;
  profile: BrandProfileModel;
}

type Words = Omit<BrandProfileDraft, 'brandName'>;

/** The fields of a profile after a change of the sent fields. */
const wordsAfter = (change: BrandProfileChange, before: BrandProfileModel | undefined): Words => {
  const { description = before?.description, targetAudience = before?.targetAudience } = change;
  const { website = before?.website, logo = before?.logo, people = before?.people } = change;
  return {
    description: description ?? null,
    targetAudience: targetAudience ?? null,
    website: website ?? null,
    logo: logo ?? null,
    people: people ?? [],
  };
};

const says = (profile: BrandProfileModel, words: Words) =>
  profile.description === words.description &&
  profile.targetAudience === words.targetAudience &&
  profile.website === words.website &&
  isDeepStrictEqual(profile.logo, words.logo) &&
  isDeepStrictEqual(profile.people, words.people);

/**
 * Changes a brand's profile and records the event; a new name also changes the account. Saving without a change records no event.
 * @throws InvalidInputError when the brand has no name and sends none
 */
export const makeSaveBrandProfile =
  ({ recordEvent, clock, owners }: Deps) =>
  async (
    trx: Knex.Transaction,
    userId: string,
    change: BrandProfileChange,
    savedAt = clock.now(),
  ): Promise<Saved> => {
    const owner = requireBrand(await owners.lockOwner(trx, userId));
    const brandName = change.brandName ?? owner.brandName;
    if (!brandName) throw new InvalidInputError([{ path: 'brandName', message: 'Brand name is required' }]);
    const before = await findBrandProfile(trx, userId);
    const words = wordsAfter(change, before);
    if (before && owner.brandName === brandName && says(before, words))
      return { owner, brandName, profile: before };

    const profile = await storeBrandProfile(trx, userId, words, savedAt);
    const renamed = await owners.renameBrand(trx, userId, brandName);
    await recordEvent(trx, brandProfileSavedV1, userId, {
      userId,
      version: profile.version,
      brandName,
      ...words,
      savedAt: savedAt.toISOString(),
    });
    return { owner: renamed, brandName, profile };
  };
