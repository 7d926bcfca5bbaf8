import type { StoredPicture } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** An agent's profile. Experience in years, commission in percent, ratings 0 to 5; decimals as Postgres sends them. */
export class ProfileModel extends BaseModel {
  static override tableName = 'agent_profiles';
  static override jsonAttributes = ['photo'];

  declare id: string;
  declare version: number;
  declare userId: string;
  declare companyName: string;
  declare licenseNumber: string;
  declare experience: number;
  declare commissionRate: string;
  declare specializations: string[];
  declare serviceAreas: string[];
  declare certifications: string[];
  declare languages: string[];
  declare description: string | null;
  declare website: string | null;
  declare linkedinProfile: string | null;
  declare photo: StoredPicture | null;
  declare isVerified: boolean;
  /** Deals before the first assignment, and their mean rating. Only the demo sets them. */
  declare earlierDeals: number;
  declare earlierRating: string;
  /** Over earlier deals and confirmed assignments. */
  declare rating: string;
  declare totalDeals: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** A user's profile; undefined when the user has none. */
export const findProfileOf = (db: Knex, userId: string): Promise<ProfileModel | undefined> =>
  ProfileModel.query(db).findOne({ user_id: userId }).execute();

/** A user's profile, locked until the transaction ends. */
export const lockProfileOf = (trx: Knex.Transaction, userId: string): Promise<ProfileModel | undefined> =>
  ProfileModel.query(trx).findOne({ user_id: userId }).forUpdate().execute();

/** Whether anybody has a profile. */
export const hasProfiles = async (db: Knex): Promise<boolean> =>
  (await ProfileModel.query(db).select('id').first()) !== undefined;
