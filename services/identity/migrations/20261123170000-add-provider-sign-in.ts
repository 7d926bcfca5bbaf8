import type { Migration } from '@setu/service-kit';

/**
 * Sign-in at an OpenID Connect provider: which person of a provider has which account, and people whom the provider named and who
 * have not finished their account. Only the hash of their ticket is stored.
 */
export const addProviderSignIn: Migration = {
  name: '20261123170000-add-provider-sign-in',
  up: async (db) => {
    await db.raw(`
      create table provider_identities (
        id uuid not null unique default gen_random_uuid(),
        issuer text not null,
        subject text not null,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null,
        primary key (issuer, subject)
      );
      create index provider_identities_of_user on provider_identities (user_id);
      create table provider_registrations (
        token_hash text primary key,
        issuer text not null,
        subject text not null,
        email text not null,
        expires_at timestamptz(3) not null
      );
      create index provider_registrations_expired on provider_registrations (expires_at);
    `);
  },
  down: async (db) => {
    await db.raw('drop table provider_registrations, provider_identities');
  },
};
