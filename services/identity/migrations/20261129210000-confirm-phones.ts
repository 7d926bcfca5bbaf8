import type { Migration } from '@setu/service-kit';

/** Phone numbers that a code confirmed, and the codes that are on their way or wait for their person. */
export const confirmPhones: Migration = {
  name: '20261129210000-confirm-phones',
  up: async (db) => {
    await db.raw(`
      create table confirmed_phones (
        user_id uuid primary key references users on delete cascade,
        number text unique,
        confirmed_at timestamptz(3),
        version integer not null
      );
      create table phone_codes (
        user_id uuid primary key references users on delete cascade,
        id uuid not null,
        number text not null,
        code_hashes text[] not null default '{}',
        state text not null default 'waiting',
        sends smallint not null default 0,
        tries smallint not null default 0,
        due_at timestamptz(3) not null,
        requested_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      );
      create index phone_codes_due on phone_codes (due_at) where state in ('waiting', 'sending');
      create index phone_codes_expired on phone_codes (expires_at);
    `);
  },
  down: async (db) => {
    await db.raw('drop table phone_codes; drop table confirmed_phones;');
  },
};
