import { type Registration, userRegisteredV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import { CredentialModel } from './credential.model';
import { UserModel } from './user.model';
import { userState } from './user.presenter';

export interface NewAccount
  extends Pick<UserModel, 'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'brandName'>,
    Pick<Registration, 'phone' | 'city' | 'state'> {
  /** Null for an account nobody can sign in to. */
  passwordHash: string | null;
  createdAt: Date;
}

/** Stores an account with its password's hash and says so, in one transaction. */
export const makeAddAccount =
  (recordEvent: RecordEvent) =>
  async (trx: Knex.Transaction, { passwordHash, createdAt, ...fields }: NewAccount): Promise<UserModel> => {
    const user = await UserModel.query(trx).insertAndFetch({ ...fields, createdAt, updatedAt: createdAt });
    if (passwordHash !== null)
      await CredentialModel.query(trx).insert({ userId: user.id, passwordHash, changedAt: createdAt });
    await recordEvent(trx, userRegisteredV1, user.id, userState(user));
    return user;
  };
