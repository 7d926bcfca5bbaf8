import { randomUUID } from 'node:crypto';
import { errorCatalogue, type ProviderRegistration } from '@setu/contracts';
import { AppError, type ServiceDeps, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { ProviderIdentityModel, useRegistration } from './provider-sign-in.model';

type Input = z.output<typeof ProviderRegistration>;

interface NewAccount extends Pick<Input, 'firstName' | 'lastName' | 'role' | 'brandName'> {
  id: string;
  email: string;
  emailConfirmedAt: Date;
  phone: null;
  city: null;
  state: null;
  passwordHash: null;
  createdAt: Date;
}

interface Deps<User> extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  /** @returns undefined when the address already has an account */
  addAccount: (trx: Knex.Transaction, account: NewAccount) => Promise<User | undefined>;
  rememberNetwork: (email: string, clientAddress: string) => Promise<void>;
}

/**
 * Creates an account without a password for a person from a provider. Its address is confirmed by the provider.
 * @throws UnauthenticatedError provider_expired when the ticket has expired or was used
 * @throws AppError 409 email_taken when the address got an account meanwhile. The person must sign in at the provider again
 */
export const makeRegisterWithProvider =
  <User extends { email: string }>({ clock, inTransaction, addAccount, rememberNetwork }: Deps<User>) =>
  async ({ ticket, firstName, lastName, role, brandName }: Input, clientAddress: string): Promise<User> => {
    const user = await inTransaction(async (trx) => {
      const now = clock.now();
      const person = await useRegistration(trx, ticket, now);
      if (!person) throw new UnauthenticatedError('provider_expired');
      const { issuer, subject, email } = person;
      const id = randomUUID();
      const added = await addAccount(trx, {
        id,
        email,
        firstName,
        lastName,
        role,
        brandName: role === 'brand' ? brandName : null,
        emailConfirmedAt: now,
        phone: null,
        city: null,
        state: null,
        passwordHash: null,
        createdAt: now,
      });
      if (!added) throw new AppError(409, 'email_taken', errorCatalogue.email_taken.sentence);
      await ProviderIdentityModel.query(trx).insert({ issuer, subject, userId: id, createdAt: now });
      return added;
    });
    await rememberNetwork(user.email, clientAddress);
    return user;
  };
