import type { Migration } from '@setu/service-kit';

/** Who saved which franchise. Users are identity's: their ids stand here without a copy of them. */
export const createSavedFranchises: Migration = {
  name: '20261121110300-create-saved-franchises',
  up: async (db) => {
    await db.raw(`
      create table saved_franchises (
        user_id uuid not null,
        franchise_id uuid not null references franchise_opportunities (id),
        saved_at timestamptz(3) not null,
        primary key (user_id, franchise_id)
      )
    `);
    await db.raw('create index saved_of_user on saved_franchises (user_id, saved_at, franchise_id)');
  },
  down: async (db) => {
    await db.schema.dropTable('saved_franchises');
  },
};
