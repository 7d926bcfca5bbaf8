import type { BrandPerson, BrandProfileDraft, StoredPicture } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** The profile of a brand without its name. */
export class BrandProfileModel extends BaseModel {
  static override tableName = 'brand_profiles';
  static override idColumn = 'user_id';
  static override jsonAttributes = ['logo', 'people'];

  declare userId: string;
  declare description: string | null;
  declare targetAudience: string | null;
  declare website: string | null;
  declare logo: StoredPicture | null;
  /** Who runs the brand, in their order. */
  declare people: BrandPerson[];
  declare version: number;
  declare updatedAt: Date;
}

export const findBrandProfile = (db: Knex, userId: string): Promise<BrandProfileModel | undefined> =>
  BrandProfileModel.query(db).findById(userId).execute();

export const hasBrandProfiles = async (db: Knex): Promise<boolean> =>
  (await BrandProfileModel.query(db).select('user_id').first()) !== undefined;

/** Stores a brand's profile as a new version. The brand's row in users must be locked. */
export const storeBrandProfile = async (
  trx: Knex.Transaction,
  userId: string,
  words: Omit<BrandProfileDraft, 'brandName'>,
  now: Date,
): Promise<BrandProfileModel> => {
  const before = await findBrandProfile(trx, userId);
  if (!before)
    return BrandProfileModel.query(trx).insertAndFetch({ userId, ...words, version: 1, updatedAt: now });
  return before.$query(trx).patchAndFetch({ ...words, version: before.version + 1, updatedAt: now });
};
