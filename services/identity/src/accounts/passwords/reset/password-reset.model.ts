import { createHash, randomBytes } from 'node:crypto';
import { resetLinkMinutes } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../../base-model';

class PasswordResetModel extends BaseModel {
  static override tableName = 'password_resets';
  static override idColumn = 'token_hash';

  /** SHA-256 of the token, base64url. */
  declare tokenHash: string;
  declare userId: string;
  declare expiresAt: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes a link's token of 256 random bits for a user; only its hash is stored. */
export const addResetToken = async (db: Knex, userId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  await PasswordResetModel.query(db).insert({ tokenHash: hashOf(token), userId, expiresAt });
  return token;
};

/** The user whose token this is; undefined when it has expired, was used, or never existed. */
export const findResetUser = async (db: Knex, token: string, now: Date): Promise<string | undefined> => {
  const found = await PasswordResetModel.query(db).findById(hashOf(token)).where('expires_at', '>', now);
  return found?.userId;
};

/** Uses up all tokens of the user of this one. @returns the user; undefined when the token is not valid (any more) */
export const useResetToken = async (
  trx: Knex.Transaction,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const used = await PasswordResetModel.query(trx)
    .where('token_hash', hashOf(token))
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  const [{ userId } = { userId: undefined }] = used;
  if (userId !== undefined) await PasswordResetModel.query(trx).where({ user_id: userId }).delete();
  return userId;
};
