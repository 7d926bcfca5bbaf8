import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

export class CredentialModel extends BaseModel {
  static override tableName = 'credentials';
  static override idColumn = 'user_id';

  declare userId: string;
  declare passwordHash: string;
  declare changedAt: Date;
}

interface Replacement {
  userId: string;
  from: string;
  to: string;
  at: Date;
}

/** Replaces a password's hash if it is still the checked hash. @returns whether it was replaced */
export const replacePasswordHash = async (
  db: Knex,
  { userId, from, to, at }: Replacement,
): Promise<boolean> => {
  const replaced = await CredentialModel.query(db)
    .where({ user_id: userId, password_hash: from })
    .patch({ passwordHash: to, changedAt: at });
  return replaced > 0;
};

/** Sets the password of an account, also of one without a password. */
export const setPasswordHash = async (
  trx: Knex.Transaction,
  { userId, to, at }: Omit<Replacement, 'from'>,
): Promise<void> => {
  await CredentialModel.query(trx)
    .insert({ userId, passwordHash: to, changedAt: at })
    .onConflict('user_id')
    .merge();
};

/** False for an account that can only sign in with a provider. */
export const hasPassword = async (db: Knex, userId: string): Promise<boolean> =>
  (await CredentialModel.query(db).findById(userId).select('user_id')) !== undefined;

/** Whether the password of an account is newer than an instant. */
export const hasPasswordSince = async (db: Knex, userId: string, since: Date): Promise<boolean> =>
  (await CredentialModel.query(db).findOne({ user_id: userId }).where('changed_at', '>', since)) !==
  undefined;
