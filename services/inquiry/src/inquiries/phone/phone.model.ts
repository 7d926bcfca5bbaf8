import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A number that the sender of an inquiry shared, and the log of the consent. A withdrawal deletes the number, and its time is stored. */
export class PhoneModel extends BaseModel {
  static override tableName = 'inquiry_phones';
  static override idColumn = 'inquiry_id';

  declare inquiryId: string;
  /** `+91` and ten digits; null after the withdrawal. */
  declare number: string | null;
  declare onWhatsApp: boolean;
  /** When the sender confirmed the number by a code; null while it is not confirmed. */
  declare confirmedAt: Date | null;
  declare consentedAt: Date;
  declare withdrawnAt: Date | null;
}

/** Stores the number of an inquiry. The number of a duplicate inquiry replaces it. */
export const sharePhone = async (
  trx: Knex,
  inquiryId: string,
  {
    number,
    onWhatsApp,
    confirmedAt,
    now,
  }: { number: string; onWhatsApp: boolean; confirmedAt: Date | null; now: Date },
): Promise<void> => {
  await PhoneModel.query(trx)
    .insert({ inquiryId, number, onWhatsApp, confirmedAt, consentedAt: now, withdrawnAt: null })
    .onConflict('inquiry_id')
    .merge();
};
