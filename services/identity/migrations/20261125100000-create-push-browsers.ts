import type { Migration } from '@setu/service-kit';

/** Browsers that get push messages while no page is open there. */
export const createPushBrowsers: Migration = {
  name: '20261125100000-create-push-browsers',
  up: async (db) => {
    await db.raw(`
      create table push_browsers (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        endpoint text not null unique,
        created_at timestamptz(3) not null,
        due_at timestamptz(3),
        tries integer not null default 0
      );
      create index push_browsers_user on push_browsers (user_id, created_at);
      create index push_browsers_due on push_browsers (due_at) where due_at is not null;
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('push_browsers');
  },
};
