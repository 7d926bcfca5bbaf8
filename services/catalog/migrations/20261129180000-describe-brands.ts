import type { Migration } from '@setu/service-kit';

/** What brands say about themselves, and the end of their ids, by which their pages are found. */
export const describeBrands: Migration = {
  name: '20261129180000-describe-brands',
  up: async (db) => {
    await db.raw(`
      alter table brands
        add column description text,
        add column target_audience text,
        add column website text,
        add column story_version integer not null default 0;
      create index brands_by_key on brands (right(id::text, 6)) where is_brand;
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop index brands_by_key;
      alter table brands drop column description, drop column target_audience, drop column website, drop column story_version;
    `);
  },
};
