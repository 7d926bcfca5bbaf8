import type { Migration } from '@setu/service-kit';

/** People who work in the account of a brand, and invitations to it. */
export const addTeam: Migration = {
  name: '20261125101000-add-team',
  up: async (db) => {
    await db.raw(`
      alter table users
        add column works_for uuid references users on delete set null,
        add column works_since timestamptz(3);
      create index users_works_for on users (works_for) where works_for is not null;
      create table team_invitations (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        email text not null,
        token_hash text unique,
        sent_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        unique (owner_id, email)
      );
      create index team_invitations_expiry on team_invitations (expires_at);
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('team_invitations');
    await db.raw('alter table users drop column works_for, drop column works_since');
  },
};
