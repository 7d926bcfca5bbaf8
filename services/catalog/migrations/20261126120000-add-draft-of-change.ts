import type { Migration } from '@setu/service-kit';

/** The published franchise that a draft changes; null for a draft of a new one. A franchise has one draft of its change at most. */
export const addDraftOfChange: Migration = {
  name: '20261126120000-add-draft-of-change',
  up: async (db) => {
    await db.raw(`
      alter table franchise_drafts
        add column franchise_id uuid constraint franchise_drafts_one_change unique
          references franchise_opportunities (id) on delete cascade
    `);
  },
  down: async (db) => {
    await db.raw('delete from franchise_drafts where franchise_id is not null');
    await db.raw('alter table franchise_drafts drop column franchise_id');
  },
};
