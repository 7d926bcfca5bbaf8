import type { Migration } from '@setu/service-kit';

/** Whether an account is suspended: an offer of a suspended agent cannot be accepted. */
export const addSuspension: Migration = {
  name: '20261122200000-add-suspension',
  up: async (db) => {
    await db.raw('alter table people add column is_suspended boolean not null default false');
  },
  down: async (db) => {
    await db.raw('alter table people drop column is_suspended');
  },
};
