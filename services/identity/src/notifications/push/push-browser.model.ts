import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A browser that gets push messages for its person while no page is open there. */
export class PushBrowserModel extends BaseModel {
  static override tableName = 'push_browsers';

  declare id: string;
  declare userId: string;
  /** Address at the push service of the browser's maker: who knows it can wake the browser. */
  declare endpoint: string;
  declare createdAt: Date;
  /** When a message to it is due; null when none is. */
  declare dueAt: Date | null;
  /** Messages in a row that failed. */
  declare tries: number;
}

/** The browsers of a person, newest first. */
export const browsersOf = (db: Knex, userId: string) =>
  PushBrowserModel.query(db).where({ user_id: userId }).orderBy('created_at', 'desc').orderBy('id');

/** Ends the notifications of all browsers of a person. */
export const endPushBrowsers = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await PushBrowserModel.query(trx).where({ user_id: userId }).delete();
};
