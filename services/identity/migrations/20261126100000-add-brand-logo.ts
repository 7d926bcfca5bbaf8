import type { Migration } from '@setu/service-kit';

/** The logo of a brand: address, sides and preview of an uploaded picture; null without one. */
export const addBrandLogo: Migration = {
  name: '20261126100000-add-brand-logo',
  up: async (db) => {
    await db.raw('alter table brand_profiles add column logo jsonb');
  },
  down: async (db) => {
    await db.raw('alter table brand_profiles drop column logo');
  },
};
