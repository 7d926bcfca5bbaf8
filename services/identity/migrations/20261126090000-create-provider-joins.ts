import type { Migration } from '@setu/service-kit';

/** People who went to the provider to connect an account there with theirs. Only the hash of the state that has to come back is stored. */
export const createProviderJoins: Migration = {
  name: '20261126090000-create-provider-joins',
  up: async (db) => {
    await db.raw(`
      create table provider_joins (
        state_hash text primary key,
        user_id uuid not null references users on delete cascade,
        sessions_from integer not null,
        expires_at timestamptz(3) not null
      );
      create index provider_joins_of_user on provider_joins (user_id);
      create index provider_joins_expired on provider_joins (expires_at);
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('provider_joins');
  },
};
