import type { Migration } from '@setu/service-kit';

/** Since when an administrator suspends a user, why, and who; the index is for the list of those who are. */
export const addSuspension: Migration = {
  name: '20261122050000-add-suspension',
  up: async (db) => {
    await db.raw(`
      alter table users
        add column suspended_at timestamptz,
        add column suspension_reason text,
        add column suspended_by uuid;
      create index users_suspended on users (created_at desc, id desc) where suspended_at is not null;
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop index users_suspended;
      alter table users drop column suspended_at, drop column suspension_reason, drop column suspended_by;
    `);
  },
};
