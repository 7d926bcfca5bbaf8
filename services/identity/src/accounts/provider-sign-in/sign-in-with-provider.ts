import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { ProviderOutcome } from '../../provider-outcome';
import type { Named } from './provider';
import type { NotifyProvider } from './provider-mail';
import { addRegistration, ProviderIdentityModel, subjectOf } from './provider-sign-in.model';

interface Account {
  id: string;
  /** Lower case. */
  email: string;
  emailConfirmedAt: Date | null;
}

interface Deps<User extends Account> extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  lockUser: (trx: Knex.Transaction, id: string) => Promise<User | undefined>;
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
  findUserByEmail: (db: Knex, email: string) => Promise<User | undefined>;
  /** False for an account whose password is public. */
  mayBeJoined: (userId: string) => boolean;
  notifyProvider: NotifyProvider;
}

/**
 * Finds the account of a person from a provider, by issuer and subject. At the first sign-in the account with the same address is
 * connected, if the address was confirmed here: a stranger may have registered an unconfirmed address, and knows the password. Without an
 * account the person gets a ticket to create one.
 */
export const makeSignInWithProvider =
  <User extends Account>({
    db,
    clock,
    inTransaction,
    findUser,
    findUserByEmail,
    lockUser,
    mayBeJoined,
    notifyProvider,
  }: Deps<User>) =>
  async ({ issuer, subject, email, firstName, lastName }: Named): Promise<ProviderOutcome<User>> => {
    const isKnown = () => ProviderIdentityModel.query(db).findById([issuer, subject]).execute();
    const known = await isKnown();
    const owner = known && (await findUser(db, known.userId));
    // Check again after the version of the account was read, because a reset in between has ended the connection.
    if (owner && (await isKnown())) return { came: owner };
    if (email === null) return { refusal: 'no-email' };
    const user = await findUserByEmail(db, email);
    if (!user)
      return {
        ticket: await addRegistration(db, { issuer, subject, email }, clock.now()),
        email,
        firstName,
        lastName,
      };
    if (!user.emailConfirmedAt || !mayBeJoined(user.id)) return { refusal: 'unconfirmed-account' };
    return inTransaction(async (trx): Promise<ProviderOutcome<User>> => {
      const at = clock.now();
      const locked = await lockUser(trx, user.id);
      if (locked?.email !== email || !locked.emailConfirmedAt) return { refusal: 'unconfirmed-account' };
      const other = await subjectOf(trx, user.id, issuer);
      if (other !== null && other !== subject) return { refusal: 'other-subject' };
      if (other === null) {
        await ProviderIdentityModel.query(trx)
          .insert({ issuer, subject, userId: user.id, createdAt: at })
          .onConflict(['issuer', 'subject'])
          .ignore();
        await notifyProvider(trx, 'added', user.id, at);
      }
      return { came: locked };
    });
  };
