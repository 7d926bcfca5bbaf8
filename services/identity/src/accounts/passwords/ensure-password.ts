import type { Knex } from 'knex';
import { CredentialModel } from './credential.model';
import { hashPassword, passwordMatches } from './password';

/** Sets an account's password if it differs. An account without a password does not get one. */
export const ensurePassword = async (
  db: Knex,
  userId: string,
  password: string,
  now: Date,
): Promise<void> => {
  const credential = await CredentialModel.query(db).findById(userId);
  if (!credential || (await passwordMatches(credential.passwordHash, password))) return;
  const passwordHash = await hashPassword(password);
  await CredentialModel.query(db).findById(userId).patch({ passwordHash, changedAt: now });
};
