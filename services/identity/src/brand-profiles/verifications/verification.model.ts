import { VerificationModel, verifications } from '@setu/service-features/verifications';
import type { Knex } from 'knex';

/** A decision about the verification of a brand. */
export class BrandVerificationModel extends VerificationModel {
  static override tableName = 'brand_verifications';

  /** Numbers the decisions about a brand. */
  declare version: number;
}

/** The decisions about brands. The brand's row in users is locked for each. */
export const brandVerifications = verifications(BrandVerificationModel);

/** Whether there is any decision about a brand. */
export const hasVerifications = async (db: Knex): Promise<boolean> =>
  (await BrandVerificationModel.query(db).select('id').first()) !== undefined;
