import type { Migration } from '@setu/service-kit';

/** Unfinished franchises. They are no franchises: what reads those cannot find one here. */
export const createFranchiseDrafts: Migration = {
  name: '20261124120000-create-franchise-drafts',
  up: async (db) => {
    await db.raw(`
      create table franchise_drafts (
        id uuid primary key,
        brand_id uuid not null,
        version integer not null,
        fields jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )
    `);
    await db.raw('create index drafts_of_brand on franchise_drafts (brand_id, created_at, id)');
  },
  down: async (db) => {
    await db.schema.dropTable('franchise_drafts');
  },
};
