import type { Migration } from '@setu/service-kit';

/**
 * What was checked of a brand and when, as identity published it last, on the brand and on its franchises; null while it is not verified.
 * `verification_version` is the version of that event.
 */
export const addBrandVerification: Migration = {
  name: '20261125130000-add-brand-verification',
  up: async (db) => {
    await db.raw(`
      alter table brands
        add column verification jsonb,
        add column verification_version integer not null default 0;
      alter table franchise_opportunities add column brand_verification jsonb;
    `);
  },
  down: async (db) => {
    await db.raw(`
      alter table franchise_opportunities drop column brand_verification;
      alter table brands drop column verification_version, drop column verification;
    `);
  },
};
