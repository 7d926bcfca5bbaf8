import { recoveryLinkDays } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import { movedNoticeDays } from './email-mails';

const dayMs = 24 * 60 * 60_000;

/** As long as a link that restores the address may work. The mail may be sent late. */
const heldMs = (movedNoticeDays + recoveryLinkDays) * dayMs;

/** A former address of an account, which may be restored. */
class FormerAddressModel extends BaseModel {
  static override tableName = 'former_addresses';
  static override idColumn = ['email', 'user_id'];

  /** Lower case. */
  declare email: string;
  declare userId: string;
  declare heldUntil: Date;
}

/** Reserves the address that an account gives up for ten days. */
export const holdFormerAddress = async (
  trx: Knex.Transaction,
  former: { email: string; userId: string },
  now: Date,
): Promise<void> => {
  await FormerAddressModel.query(trx)
    .insert({ ...former, heldUntil: new Date(now.getTime() + heldMs) })
    .onConflict(['email', 'user_id'])
    .merge();
};

/** Whether the address is reserved for an account. @param userId checks only this account */
export const isFormerAddressHeld = async (
  db: Knex,
  email: string,
  now: Date,
  userId?: string,
): Promise<boolean> =>
  (await FormerAddressModel.query(db)
    .where({ email, ...(userId && { user_id: userId }) })
    .where('held_until', '>', now)
    .first()) !== undefined;

/**
 * Releases reserved addresses of an account.
 * @param since only addresses that it gave up at this instant or later; null: all
 */
export const endFormerAddresses = async (
  trx: Knex.Transaction,
  userId: string,
  since: Date | null,
): Promise<void> => {
  const held = FormerAddressModel.query(trx).where({ user_id: userId });
  await (since ? held.where('held_until', '>=', new Date(since.getTime() + heldMs)) : held).delete();
};
