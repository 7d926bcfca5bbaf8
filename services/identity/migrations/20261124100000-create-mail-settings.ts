import type { Migration } from '@setu/service-kit';

/** What people turned mail off about. An account without a row gets all mail. */
export const createMailSettings: Migration = {
  name: '20261124100000-create-mail-settings',
  up: async (db) => {
    await db.raw(`
      create table mail_settings (
        user_id uuid primary key references users on delete cascade,
        inquiries boolean not null default true,
        assignments boolean not null default true,
        listings boolean not null default true,
        updated_at timestamptz(3) not null
      );
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('mail_settings');
  },
};
