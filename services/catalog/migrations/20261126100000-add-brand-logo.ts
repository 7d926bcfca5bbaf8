import type { Migration } from '@setu/service-kit';

/**
 * The logo of a brand, as identity published it last, on the brand and on its franchises; null without one. `logo_version` is the version of
 * that event.
 */
export const addBrandLogo: Migration = {
  name: '20261126100000-add-brand-logo',
  up: async (db) => {
    await db.raw(`
      alter table brands
        add column logo jsonb,
        add column logo_version integer not null default 0;
      alter table franchise_opportunities add column brand_logo jsonb;
    `);
  },
  down: async (db) => {
    await db.raw(`
      alter table franchise_opportunities drop column brand_logo;
      alter table brands drop column logo_version, drop column logo;
    `);
  },
};
