import type { Migration } from '@setu/service-kit';

/** Links to choose a new password. Only the hash of a link's token is stored. */
export const createPasswordResets: Migration = {
  name: '20261123060100-create-password-resets',
  up: async (db) => {
    await db.raw(`
      create table password_resets (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz(3) not null
      );
      create index password_resets_of_user on password_resets (user_id);
      create index password_resets_expired on password_resets (expires_at);
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('password_resets');
  },
};
