import type { Migration } from '@setu/service-kit';

/** The PDF that a brand uploaded as the brochure of a franchise: address, name, bytes, pages. Releases before write none. */
export const addBrochureFile: Migration = {
  name: '20261125140000-add-brochure-file',
  up: async (db) => {
    await db.raw('alter table franchise_opportunities add column brochure_file jsonb');
  },
  down: async (db) => {
    await db.raw('alter table franchise_opportunities drop column brochure_file');
  },
};
