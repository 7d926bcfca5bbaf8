import { phoneConfirmationChangedV1 } from '@setu/contracts';
import { fingerprintOf } from '@setu/service-features/phone-fingerprint';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** The confirmed number of an account. The row stays when the number is no longer confirmed, because it has the version of the event. */
export class ConfirmedPhoneModel extends BaseModel {
  static override tableName = 'confirmed_phones';
  static override idColumn = 'user_id';

  declare userId: string;
  /** `+91` and ten digits; null when no number is confirmed. An account at most has this number. */
  declare number: string | null;
  declare confirmedAt: Date | null;
  /** Grows by one with each change. */
  declare version: number;
}

/** The row of an account; undefined when it never confirmed a number. */
export const findConfirmedPhone = (db: Knex, userId: string): Promise<ConfirmedPhoneModel | undefined> =>
  ConfirmedPhoneModel.query(db).findById(userId).execute();

/** Saves the number, or that there is none, and records the event. The row of the account must be locked. */
const save = async (
  trx: Knex.Transaction,
  recordEvent: RecordEvent,
  userId: string,
  change: { number: string; confirmedAt: Date } | null,
): Promise<void> => {
  const version = ((await findConfirmedPhone(trx, userId))?.version ?? 0) + 1;
  const { number, confirmedAt } = change ?? { number: null, confirmedAt: null };
  await ConfirmedPhoneModel.query(trx)
    .insert({ userId, number, confirmedAt, version })
    .onConflict('user_id')
    .merge();
  await recordEvent(trx, phoneConfirmationChangedV1, userId, {
    id: userId,
    version,
    fingerprint: number === null ? null : await fingerprintOf(number),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  });
};

/** Changes the confirmed numbers of accounts. */
export const makeConfirmedPhones = (recordEvent: RecordEvent) => ({
  /** Confirms the number of an account whose row is locked. No other account may have it. */
  confirm: (trx: Knex.Transaction, userId: string, number: string, confirmedAt: Date): Promise<void> =>
    save(trx, recordEvent, userId, { number, confirmedAt }),
  /**
   * Ends the confirmation of an account whose row is locked, if its number is another one than this.
   * @param number the number that may stay; null: none
   */
  release: async (trx: Knex.Transaction, userId: string, number: string | null): Promise<void> => {
    const confirmed = await findConfirmedPhone(trx, userId);
    if (!confirmed?.number || confirmed.number === number) return;
    await save(trx, recordEvent, userId, null);
  },
});
export type ConfirmedPhones = ReturnType<typeof makeConfirmedPhones>;
