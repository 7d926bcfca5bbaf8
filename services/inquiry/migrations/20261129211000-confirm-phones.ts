import type { Migration } from '@setu/service-kit';

/** The fingerprint of the number that a person confirmed, and when the number of an inquiry was confirmed; null while it is not. */
export const confirmPhones: Migration = {
  name: '20261129211000-confirm-phones',
  up: async (db) => {
    await db.raw(`
      create table confirmed_phones (
        id uuid primary key,
        version integer not null,
        fingerprint text,
        confirmed_at timestamptz(3)
      );
      alter table inquiry_phones add column confirmed_at timestamptz(3);
    `);
  },
  down: async (db) => {
    await db.raw('alter table inquiry_phones drop column confirmed_at; drop table confirmed_phones;');
  },
};
