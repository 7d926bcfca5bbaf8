import type { Migration } from '@setu/service-kit';

/** When a release's server code last failed to prepare a page for a visitor. */
export const countFailedPreparations: Migration = {
  name: '20261122003000-count-failed-preparations',
  up: async (db) => {
    await db.raw('alter table gateway.release_visitors add column prepare_at timestamptz');
  },
  down: async (db) => {
    await db.raw('alter table gateway.release_visitors drop column prepare_at');
  },
};
