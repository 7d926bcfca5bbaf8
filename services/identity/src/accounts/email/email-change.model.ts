import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** The change of an account's address that is under way: the newest one that was asked for. */
class EmailChangeModel extends BaseModel {
  static override tableName = 'email_changes';
  static override idColumn = 'user_id';

  declare userId: string;
  /** Lower case. */
  declare email: string;
  declare requestedAt: Date;
}

/** Begins a change. It replaces the one before, whose links stop working. */
export const beginEmailChange = async (
  trx: Knex.Transaction,
  userId: string,
  email: string,
  requestedAt: Date,
): Promise<void> => {
  await EmailChangeModel.query(trx).insert({ userId, email, requestedAt }).onConflict('user_id').merge();
};

/** Whether the account still is to change to this address. */
export const isChangingTo = async (db: Knex, userId: string, email: string): Promise<boolean> =>
  (await EmailChangeModel.query(db).findOne({ user_id: userId, email })) !== undefined;

/** Ends the change that is under way. Its links, and its mails that wait, are worth nothing then. */
export const endEmailChange = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await EmailChangeModel.query(trx).deleteById(userId);
};
