import type { Migration } from '@setu/service-kit';

/** From which version of a user on sessions are valid: a changed password ends those that began before it. */
export const endSessionsByVersion: Migration = {
  name: '20261122011000-end-sessions-by-version',
  up: async (db) => {
    await db.raw('alter table users add column sessions_from integer not null default 0');
  },
  down: async (db) => {
    await db.raw('alter table users drop column sessions_from');
  },
};
