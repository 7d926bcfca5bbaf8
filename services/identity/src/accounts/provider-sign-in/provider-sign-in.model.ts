import { providerTicketMinutes } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import { linkTokenHash, makeLinkToken } from '../link-token';

/** A person of a provider, and the account that they sign in to. */
export class ProviderIdentityModel extends BaseModel {
  static override tableName = 'provider_identities';
  static override idColumn = ['issuer', 'subject'];

  declare id: string;
  declare issuer: string;
  declare subject: string;
  declare userId: string;
  declare createdAt: Date;
}

/** The oldest connection of an account; undefined without a connection. */
export const identityOf = (db: Knex, userId: string): Promise<ProviderIdentityModel | undefined> =>
  ProviderIdentityModel.query(db).where({ user_id: userId }).orderBy('created_at').first().execute();

/** The subject of the provider that is connected with an account; null without a connection. */
export const subjectOf = async (db: Knex, userId: string, issuer: string): Promise<string | null> =>
  (await ProviderIdentityModel.query(db).findOne({ user_id: userId, issuer }))?.subject ?? null;

/** A person whom a provider named and who has no account yet. */
export class ProviderRegistrationModel extends BaseModel {
  static override tableName = 'provider_registrations';
  static override idColumn = 'token_hash';

  declare tokenHash: string;
  declare issuer: string;
  declare subject: string;
  /** Lower case. The provider has confirmed it. */
  declare email: string;
  declare expiresAt: Date;
}

/** @returns the token of a ticket with which the person finishes the account */
export const addRegistration = async (
  db: Knex,
  person: Pick<ProviderRegistrationModel, 'issuer' | 'subject' | 'email'>,
  now: Date,
): Promise<string> => {
  const token = makeLinkToken();
  const expiresAt = new Date(now.getTime() + providerTicketMinutes * 60_000);
  await ProviderRegistrationModel.query(db).insert({
    ...person,
    tokenHash: linkTokenHash(token),
    expiresAt,
  });
  return token;
};

/** Uses up a ticket. @returns undefined when it has expired, was used, or never existed */
export const useRegistration = async (
  trx: Knex.Transaction,
  token: string,
  now: Date,
): Promise<ProviderRegistrationModel | undefined> => {
  const [used] = await ProviderRegistrationModel.query(trx)
    .where('token_hash', linkTokenHash(token))
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  return used;
};

/** Ends the connections of an account. */
export const endProviderIdentities = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await ProviderIdentityModel.query(trx).where({ user_id: userId }).delete();
};
