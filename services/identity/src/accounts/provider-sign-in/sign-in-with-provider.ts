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
  /** False for an account whose password everybody knows. */
  mayBeJoined: (userId: string) => boolean;
  notifyProvider: NotifyProvider;
}

/**
 * Finds the account of a person whom a provider named, by issuer and subject. A person who comes for the first time gets the account
 * with the same address, if its owner has confirmed the address here: anybody may have registered an unconfirmed one, and knows its
 * password. Without an account the person gets a ticket to make one.
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
    // Again, now that the version of the account is read: a reset in between has ended the connection.
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
