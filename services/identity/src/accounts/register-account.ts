import { randomUUID } from 'node:crypto';
import { canonicalPlace, errorCatalogue, type Registration } from '@setu/contracts';
import { AppError, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { makeAddAccount } from './add-account';
import { isFormerAddressHeld } from './email/former-address.model';
import { hashPassword } from './passwords/password';
import type { UserModel } from './user.model';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  addAccount: ReturnType<typeof makeAddAccount>;
  /** Queues the mail with the link that confirms the address. */
  queueConfirmation: (trx: Knex.Transaction, userId: string) => Promise<void>;
  countRegistration: (email: string, clientAddress: string) => Promise<void>;
  rememberNetwork: (email: string, clientAddress: string) => Promise<void>;
}

const emailTaken = (message: string = errorCatalogue.email_taken.sentence) =>
  new AppError(409, 'email_taken', message, { issues: [{ path: 'email', message }] });

/** The refusal of a reserved address. A thief of an account could otherwise register its former address and prevent a recovery. */
const emailHeld = () =>
  emailTaken(
    'An account had this email address until a few days ago, and its owner can still get it back with the link in our mail. Use another address, or write to us with the contact form.',
  );

/**
 * A visitor registers an account with a password.
 * @throws AppError 409 email_taken when the address has an account, or is reserved for its former account
 */
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
      // Checked afterwards, because the insert may have waited for the change that gave the address up.
      if (added && (await isFormerAddressHeld(trx, account.email, account.createdAt))) throw emailHeld();
      if (added) await queueConfirmation(trx, added.id);
      return added;
    });
    if (!user) throw emailTaken();
    await rememberNetwork(input.email, clientAddress);
    return user;
  };
