import { type Registration, userRegisteredV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import { CredentialModel } from './passwords/credential.model';
import { findUser, UserModel } from './user.model';
import { userState } from './user.presenter';

export interface NewAccount
  extends Pick<
      UserModel,
      'id' | 'email' | 'emailConfirmedAt' | 'firstName' | 'lastName' | 'role' | 'brandName'
    >,
    Partial<Pick<UserModel, 'worksFor' | 'worksSince'>>,
    Pick<Registration, 'phone' | 'city' | 'state'> {
  /** Null for an account without sign-in. */
  passwordHash: string | null;
  createdAt: Date;
}

/**
 * Stores an account with its password's hash and records the event, in one transaction.
 * @returns undefined, without storing anything, when the email address already has an account
 */
export const makeAddAccount =
  (recordEvent: RecordEvent) =>
  async (trx: Knex.Transaction, { passwordHash, createdAt, ...fields }: NewAccount) => {
    // Avoids a unique violation, because PostgreSQL would log the address with it.
    await UserModel.query(trx)
      .insert({ ...fields, createdAt, updatedAt: createdAt })
      .onConflict('email')
      .ignore();
    // The insert returns the same object whether or not it stored a row.
    const user = await findUser(trx, fields.id);
    if (!user) return undefined;
    if (passwordHash !== null)
      await CredentialModel.query(trx).insert({ userId: user.id, passwordHash, changedAt: createdAt });
    await recordEvent(trx, userRegisteredV1, user.id, userState(user));
    return user;
  };
