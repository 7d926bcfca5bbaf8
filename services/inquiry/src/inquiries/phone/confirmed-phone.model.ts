import { hasFingerprint } from '@setu/service-features/phone-fingerprint';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import { InquiryModel } from '../inquiry.model';
import { PhoneModel } from './phone.model';

/** The number that a person confirmed, according to identity. Only its fingerprint is known. */
class ConfirmedPhoneModel extends BaseModel {
  static override tableName = 'confirmed_phones';

  /** The person. */
  declare id: string;
  declare version: number;
  /** Null without a confirmed number. */
  declare fingerprint: string | null;
  declare confirmedAt: Date | null;
}

/**
 * When a person confirmed this number; null when they did not. The person must be locked, so that a confirmation that arrives meanwhile
 * is compared with the number afterwards.
 */
export const confirmationOf = async (
  trx: Knex.Transaction,
  userId: string,
  number: string,
): Promise<Date | null> => {
  const confirmed = await ConfirmedPhoneModel.query(trx).findById(userId);
  if (!confirmed?.fingerprint || !(await hasFingerprint(number, confirmed.fingerprint))) return null;
  return confirmed.confirmedAt;
};

/** Maximum number of different numbers of a person that are compared, because each takes about 40 ms: the newest. */
const mostCompared = 20;

/** Compares the numbers in the inquiries of a person with the number that they confirmed. The person must be locked. */
export const compareNumbers = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  const shared = () =>
    PhoneModel.query(trx)
      .whereIn('inquiry_id', InquiryModel.query(trx).select('id').where('from_user_id', userId))
      .whereNotNull('number');
  const numbers = await shared()
    .select('number')
    .groupBy('number')
    .orderByRaw('max(consented_at) desc')
    .limit(mostCompared);
  await shared().whereNotNull('confirmed_at').patch({ confirmedAt: null });
  for (const { number } of numbers) {
    const confirmedAt = number && (await confirmationOf(trx, userId, number));
    if (!confirmedAt) continue;
    await shared().where({ number }).patch({ confirmedAt });
    return;
  }
};
