import type { Migration } from '@setu/service-kit';

/**
 * Reports of listings, and counters of how often somebody reports. A user has one open report of a listing; of a visitor nothing is
 * stored that could tell two of them apart.
 */
export const createListingReports: Migration = {
  name: '20261123120000-create-listing-reports',
  up: async (db) => {
    await db.raw(`
      create table listing_reports (
        id uuid primary key,
        kind text not null check (kind in ('franchise', 'property', 'requirement')),
        listing_id uuid not null,
        reason text not null,
        text text,
        reporter_id uuid,
        state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
        created_at timestamptz(3) not null,
        decided_at timestamptz(3),
        decided_by uuid,
        check ((state = 'open') = (decided_at is null))
      )
    `);
    await db.raw('create index listing_reports_newest on listing_reports (state, created_at desc, id desc)');
    await db.raw(
      `create unique index listing_reports_once on listing_reports (kind, listing_id, reporter_id) where state = 'open'`,
    );
    await db.raw(
      'create index listing_reports_of_user on listing_reports (reporter_id, id) where reporter_id is not null',
    );
    await db.raw('create index listing_reports_decided on listing_reports (decided_at)');
    await db.schema.createTable('attempts', (table) => {
      table.string('key', 255).primary();
      table.integer('points').notNullable().defaultTo(0);
      table.bigInteger('expire').index('attempts_expire');
    });
  },
  down: async (db) => {
    for (const table of ['attempts', 'listing_reports']) await db.schema.dropTable(table);
  },
};
