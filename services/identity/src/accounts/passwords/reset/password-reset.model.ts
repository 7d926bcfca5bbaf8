import { resetLinkMinutes } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../../base-model';
import { linkTokenHash, makeLinkToken } from '../../../link-token';

class PasswordResetModel extends BaseModel {
  static override tableName = 'password_resets';
  static override idColumn = 'token_hash';

  declare tokenHash: string;
  declare userId: string;
  declare expiresAt: Date;
}

/** Makes a link's token of 256 random bits for a user; only its hash is stored. */
export const addResetToken = async (db: Knex, userId: string, now: Date): Promise<string> => {
  const token = makeLinkToken();
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  await PasswordResetModel.query(db).insert({ tokenHash: linkTokenHash(token), userId, expiresAt });
  return token;
};

/** The user whose token this is; undefined when it has expired, was used, or never existed. */
export const findResetUser = async (db: Knex, token: string, now: Date): Promise<string | undefined> => {
  const found = await PasswordResetModel.query(db)
    .findById(linkTokenHash(token))
    .where('expires_at', '>', now);
  return found?.userId;
};

/** Removes the tokens of a user, so that links which were sent before do not work any more. */
export const removeResetTokens = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await PasswordResetModel.query(trx).where({ user_id: userId }).delete();
};

/** Uses up all tokens of the user of this one. @returns the user; undefined when the token is not valid (any more) */
export const useResetToken = async (
  trx: Knex.Transaction,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const used = await PasswordResetModel.query(trx)
    .where('token_hash', linkTokenHash(token))
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  const [{ userId } = { userId: undefined }] = used;
  if (userId !== undefined) await removeResetTokens(trx, userId);
  return userId;
};
