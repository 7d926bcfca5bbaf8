import type { Migration } from '@setu/service-kit';

/** Names sessions for their person: an id that opens nothing, unlike the cookie's, and when the session was last used. */
export const listSessions: Migration = {
  name: '20261123080000-list-sessions',
  up: async (db) => {
    await db.raw(`
      alter table gateway.sessions
        add column id uuid not null default gen_random_uuid(),
        add column used_at timestamptz not null default now();
    `);
  },
  down: async (db) => {
    await db.raw('alter table gateway.sessions drop column id, drop column used_at');
  },
};
