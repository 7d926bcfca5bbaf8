import { confirmLinkHours } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import { linkTokenHash, makeLinkToken } from '../link-token';

class EmailLinkModel extends BaseModel {
  static override tableName = 'email_links';
  static override idColumn = 'token_hash';

  declare tokenHash: string;
  declare userId: string;
  /** Lower case. */
  declare email: string;
  declare expiresAt: Date;
}

/** What a link proves: the user reads mail at the address. */
export type EmailLink = Pick<EmailLinkModel, 'userId' | 'email'>;

/** Creates a link's token. Only its hash is stored. */
export const addEmailLink = async (db: Knex, { userId, email }: EmailLink, now: Date): Promise<string> => {
  const token = makeLinkToken();
  const expiresAt = new Date(now.getTime() + confirmLinkHours * 60 * 60_000);
  await EmailLinkModel.query(db).insert({ tokenHash: linkTokenHash(token), userId, email, expiresAt });
  return token;
};

/** What a token proves; undefined when it has expired, was used, or never existed. */
export const findEmailLink = (db: Knex, token: string, now: Date): Promise<EmailLink | undefined> =>
  EmailLinkModel.query(db).findById(linkTokenHash(token)).where('expires_at', '>', now).execute();

/** Uses up all links of the user of this token. @returns what the token proves; undefined when it is not valid */
export const useEmailLink = async (
  trx: Knex.Transaction,
  token: string,
  now: Date,
): Promise<EmailLink | undefined> => {
  const [used] = await EmailLinkModel.query(trx)
    .where('token_hash', linkTokenHash(token))
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  if (used) await EmailLinkModel.query(trx).where({ user_id: used.userId }).delete();
  return used;
};

/** Ends the links of an account. */
export const endEmailLinks = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await EmailLinkModel.query(trx).where({ user_id: userId }).delete();
};
