import type { Migration } from '@setu/service-kit';

/**
 * Two-step verification: the sealed secret of an authenticator app, the hashes of recovery codes, and the tickets between password
 * and code. `last_step` is the time step of the newest accepted code, so that no code works twice.
 */
export const addTwoStep: Migration = {
  name: '20261123140000-add-two-step',
  up: async (db) => {
    await db.raw(`
      create table two_step (
        user_id uuid primary key references users on delete cascade,
        secret bytea not null,
        confirmed_at timestamptz(3),
        last_step integer not null default 0
      );
      create table recovery_codes (
        user_id uuid not null references two_step on delete cascade,
        code_hash text not null,
        primary key (user_id, code_hash)
      );
      create table sign_in_tickets (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        is_admin boolean not null,
        sessions_from integer not null,
        expires_at timestamptz(3) not null
      );
      create index sign_in_tickets_of_user on sign_in_tickets (user_id);
      create index sign_in_tickets_expired on sign_in_tickets (expires_at);
    `);
  },
  down: async (db) => {
    await db.raw('drop table sign_in_tickets, recovery_codes, two_step');
  },
};
