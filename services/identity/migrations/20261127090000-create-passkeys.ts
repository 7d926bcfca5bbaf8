import type { Migration } from '@setu/service-kit';

/**
 * Passkeys of accounts, and the challenges that a browser has not answered yet. A challenge to add a passkey belongs to an account;
 * one to sign in belongs to nobody. Only its hash is stored.
 */
export const createPasskeys: Migration = {
  name: '20261127090000-create-passkeys',
  up: async (db) => {
    await db.raw(`
      create table passkeys (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      );
      create index passkeys_of_user on passkeys (user_id);
      create table passkey_challenges (
        challenge_hash text primary key,
        user_id uuid references users on delete cascade,
        sessions_from integer,
        expires_at timestamptz(3) not null,
        check ((user_id is null) = (sessions_from is null))
      );
      create index passkey_challenges_of_user on passkey_challenges (user_id);
      create index passkey_challenges_expired on passkey_challenges (expires_at);
    `);
  },
  down: async (db) => {
    await db.raw('drop table passkey_challenges, passkeys');
  },
};
