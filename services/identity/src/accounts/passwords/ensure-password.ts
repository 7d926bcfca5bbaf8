import type { Knex } from 'knex';
import { CredentialModel } from './credential.model';
import { hashPassword, passwordMatches } from './password';

/** Makes an account's password the given one where it is another; an account without one stays without. */
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
