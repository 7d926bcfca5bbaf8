import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** The pending change of an account's address: the newest request. */
class EmailChangeModel extends BaseModel {
  static override tableName = 'email_changes';
  static override idColumn = 'user_id';

  declare userId: string;
  /** Lower case. */
  declare email: string;
  declare requestedAt: Date;
}

/** Begins a change. It replaces the previous change, whose links stop working. */
export const beginEmailChange = async (
  trx: Knex.Transaction,
  userId: string,
  email: string,
  requestedAt: Date,
): Promise<void> => {
  await EmailChangeModel.query(trx).insert({ userId, email, requestedAt }).onConflict('user_id').merge();
};

/** Whether a change of the account to this address is pending. */
export const isChangingTo = async (db: Knex, userId: string, email: string): Promise<boolean> =>
  (await EmailChangeModel.query(db).findOne({ user_id: userId, email })) !== undefined;

/** Ends the pending change. Its links and waiting mails become invalid. */
export const endEmailChange = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await EmailChangeModel.query(trx).deleteById(userId);
};
