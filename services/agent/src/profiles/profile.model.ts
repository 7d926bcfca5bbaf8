import type { AgentProfile } from '@setu/contracts';
import { withColumns } from '@setu/service-kit';
import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** Columns that callers see. `rating` and `totalDeals` include earlier deals and confirmed assignments. */
type Shown = Omit<
  AgentProfile,
  'verification' | 'verifiedUntil' | 'verificationEnd' | 'createdAt' | 'updatedAt'
>;

/** An agent's profile. Experience in years, commission in percent, ratings 0 to 5; decimals as Postgres sends them. */
export class ProfileModel extends withColumns<Shown>()(BaseModel) {
  static override tableName = 'agent_profiles';
  static override jsonAttributes = ['photo'];

  declare version: number;
  /** Deals before the first assignment, and their mean rating. Only seed data sets them. */
  declare earlierDeals: number;
  declare earlierRating: string;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** A user's profile; undefined when the user does not have a profile. */
export const findProfileOf = (db: Knex, userId: string): Promise<ProfileModel | undefined> =>
  ProfileModel.query(db).findOne({ user_id: userId }).execute();

/** A user's profile, locked until the transaction ends. */
export const lockProfileOf = (trx: Knex.Transaction, userId: string): Promise<ProfileModel | undefined> =>
  ProfileModel.query(trx).findOne({ user_id: userId }).forUpdate().execute();

/** Whether any profile exists. */
export const hasProfiles = async (db: Knex): Promise<boolean> =>
  (await ProfileModel.query(db).select('id').first()) !== undefined;
