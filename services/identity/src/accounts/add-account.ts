import { type Registration, userRegisteredV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import { CredentialModel } from './passwords/credential.model';
import { findUser, UserModel } from './user.model';
import { userState } from './user.presenter';

export interface NewAccount
  extends Pick<UserModel, 'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'brandName'>,
    Pick<Registration, 'phone' | 'city' | 'state'> {
  /** Null for an account nobody can sign in to. */
  passwordHash: string | null;
  createdAt: Date;
}

/**
 * Stores an account with its password's hash and records the event, in one transaction.
 * @returns undefined when the email address has an account already, and nothing is stored then
 */
export const makeAddAccount =
  (recordEvent: RecordEvent) =>
  async (trx: Knex.Transaction, { passwordHash, createdAt, ...fields }: NewAccount) => {
    // No unique violation: PostgreSQL would log the address with it.
    await UserModel.query(trx)
      .insert({ ...fields, createdAt, updatedAt: createdAt })
      .onConflict('email')
      .ignore();
    // The insert answers the same object whether it stored a row or not.
    const user = await findUser(trx, fields.id);
    if (!user) return undefined;
    if (passwordHash !== null)
      await CredentialModel.query(trx).insert({ userId: user.id, passwordHash, changedAt: createdAt });
    await recordEvent(trx, userRegisteredV1, user.id, userState(user));
    return user;
  };
