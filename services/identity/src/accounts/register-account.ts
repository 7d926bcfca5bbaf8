import { randomUUID } from 'node:crypto';
import { canonicalPlace, errorCatalogue, type Registration } from '@setu/contracts';
import { AppError, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { makeAddAccount } from './add-account';
import { hashPassword } from './passwords/password';
import type { UserModel } from './user.model';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  addAccount: ReturnType<typeof makeAddAccount>;
  /** Queues the mail by which the address is confirmed. */
  queueConfirmation: (trx: Knex.Transaction, userId: string) => Promise<void>;
  countRegistration: (email: string, clientAddress: string) => Promise<void>;
  rememberNetwork: (email: string, clientAddress: string) => Promise<void>;
}

const emailTaken = () => {
  const message = errorCatalogue.email_taken.sentence;
  return new AppError(409, 'email_taken', message, { issues: [{ path: 'email', message }] });
};

/** A visitor registers an account with a password. */
export const makeRegisterAccount =
  ({ clock, inTransaction, addAccount, queueConfirmation, countRegistration, rememberNetwork }: Deps) =>
  async (input: Registration, clientAddress: string): Promise<UserModel> => {
    await countRegistration(input.email, clientAddress);
    const account = {
      id: randomUUID(),
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      role: input.role,
      emailConfirmedAt: null,
      brandName: input.role === 'brand' ? input.brandName : null,
      phone: input.phone,
      city: input.city && canonicalPlace(input.city),
      state: input.state,
      passwordHash: await hashPassword(input.password),
      createdAt: clock.now(),
    };
    const user = await inTransaction(async (trx) => {
      const added = await addAccount(trx, account);
      if (added) await queueConfirmation(trx, added.id);
      return added;
    });
    if (!user) throw emailTaken();
    await rememberNetwork(input.email, clientAddress);
    return user;
  };
