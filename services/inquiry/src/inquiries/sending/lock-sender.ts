import type { Knex } from 'knex';

/** Any fixed number, first key of the lock that serializes the inquiries of one sender. */
const senderLock = 7_401;

/** Serializes the inquiries of a person, and the confirmation of their number, until the transaction ends. */
export const lockSender = async (trx: Knex.Transaction, senderId: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [senderLock, senderId]);
};
