import type { Migration } from '@setu/service-kit';

/**
 * The role each user has, as the identity service last said. It goes before the role a session began with, so a
 * running session has the role its user has now. No foreign key: a gateway of the release before knows no accounts.
 */
export const createAccounts: Migration = {
  name: '20261121090000-create-accounts',
  up: async (db) => {
    await db.raw(`
      create table gateway.accounts (
        user_id uuid primary key,
        role text not null check (role in ('investor', 'brand', 'agent', 'admin')),
        version integer not null check (version >= 0)
      )
    `);
  },
  down: async (db) => {
    await db.raw('drop table gateway.accounts');
  },
};
