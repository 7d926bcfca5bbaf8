import type { Migration } from '@setu/service-kit';

const tables = ['franchise_opportunities', 'property_requirements'] as const;

/**
 * When a brand last confirmed that a listing is open, when it was asked, and when the listing was taken off the list without an answer.
 * Existing rows count from this migration, so that they are not all asked about at once; rows of the release before count from now on too.
 */
export const addStillOpen: Migration = {
  name: '20261124121000-add-still-open',
  up: async (db) => {
    for (const table of tables)
      await db.raw(`
        alter table ${table}
          add column confirmed_at timestamptz(3) not null default now(),
          add column asked_at timestamptz(3),
          add column unanswered_at timestamptz(3)
      `);
  },
  down: async (db) => {
    for (const table of tables)
      await db.raw(`
        alter table ${table} drop column confirmed_at, drop column asked_at, drop column unanswered_at
      `);
  },
};
