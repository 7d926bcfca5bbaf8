import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A browser that gets push messages for its user while no page is open. */
export class PushBrowserModel extends BaseModel {
  static override tableName = 'push_browsers';

  declare id: string;
  declare userId: string;
  /** Address at the push service of the browser. It is secret, because it can wake the browser. */
  declare endpoint: string;
  declare createdAt: Date;
  /** When a message to it is due; null when no message is due. */
  declare dueAt: Date | null;
  /** Number of consecutive failed messages. */
  declare tries: number;
}

/** The browsers of a person, newest first. */
export const browsersOf = (db: Knex, userId: string) =>
  PushBrowserModel.query(db).where({ user_id: userId }).orderBy('created_at', 'desc').orderBy('id');

/** Removes all browsers of a person. */
export const endPushBrowsers = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await PushBrowserModel.query(trx).where({ user_id: userId }).delete();
};
