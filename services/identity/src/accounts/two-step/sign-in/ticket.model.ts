import { twoStepTicketMinutes } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../../base-model';
import { linkTokenHash, makeLinkToken } from '../../link-token';

/** A sign-in whose password was right and whose code is missing. Only the hash of its token is stored. */
export class TicketModel extends BaseModel {
  static override tableName = 'sign_in_tickets';
  static override idColumn = 'token_hash';

  declare tokenHash: string;
  declare userId: string;
  /** True for an administrator session. */
  declare isAdmin: boolean;
  /** The version of the account. A ticket ends with the sessions, when the password changes. */
  declare sessionsFrom: number;
  declare expiresAt: Date;
}

/** @returns the token */
export const addTicket = async (
  db: Knex,
  ticket: Pick<TicketModel, 'userId' | 'isAdmin' | 'sessionsFrom'>,
  now: Date,
): Promise<string> => {
  const token = makeLinkToken();
  const expiresAt = new Date(now.getTime() + twoStepTicketMinutes * 60_000);
  await TicketModel.query(db).insert({ ...ticket, tokenHash: linkTokenHash(token), expiresAt });
  return token;
};

export const findTicket = (db: Knex, token: string, now: Date): Promise<TicketModel | undefined> =>
  TicketModel.query(db).findById(linkTokenHash(token)).where('expires_at', '>', now).execute();

/** Ends the tickets of an account. */
export const endTickets = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await TicketModel.query(trx).where({ user_id: userId }).delete();
};
