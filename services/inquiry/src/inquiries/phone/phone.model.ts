import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A number that the sender of an inquiry shared, and the log of the consent. Deleted by a withdrawal, which stays as an instant. */
export class PhoneModel extends BaseModel {
  static override tableName = 'inquiry_phones';
  static override idColumn = 'inquiry_id';

  declare inquiryId: string;
  /** `+91` and ten digits; null after the withdrawal. */
  declare number: string | null;
  declare onWhatsApp: boolean;
  declare consentedAt: Date;
  declare withdrawnAt: Date | null;
}

/** Stores the number that comes with an inquiry; the number of a duplicate replaces the earlier one. */
export const sharePhone = async (
  trx: Knex,
  inquiryId: string,
  { number, onWhatsApp, now }: { number: string; onWhatsApp: boolean; now: Date },
): Promise<void> => {
  await PhoneModel.query(trx)
    .insert({ inquiryId, number, onWhatsApp, consentedAt: now, withdrawnAt: null })
    .onConflict('inquiry_id')
    .merge();
};
