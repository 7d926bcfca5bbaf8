import type { Migration } from '@setu/service-kit';

/** Sessions of signed-in people. The id in the cookie is not here, only its hash: who reads this table cannot sign in with it. */
export const createSessions: Migration = {
  name: '20261120220000-create-sessions',
  up: async (db) => {
    await db.raw(`
      create table gateway.sessions (
        sid_hash bytea primary key check (length(sid_hash) = 32),
        kind text not null check (kind in ('user', 'admin')),
        user_id uuid not null,
        sess jsonb not null,
        expire timestamptz not null,
        created_at timestamptz not null default now()
      );
      create index sessions_expire on gateway.sessions (expire);
      create index sessions_user on gateway.sessions (user_id);
    `);
  },
  down: async (db) => {
    await db.raw('drop table gateway.sessions');
  },
};
