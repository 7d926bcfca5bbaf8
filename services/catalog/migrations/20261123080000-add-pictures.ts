import type { Migration } from '@setu/service-kit';

/** What is known of a listing's images beside their addresses: alternative text, sides, a preview. Releases before write none. */
export const addPictures: Migration = {
  name: '20261123080000-add-pictures',
  up: async (db) => {
    await db.raw(`alter table franchise_opportunities add column pictures jsonb not null default '[]'`);
    await db.raw(`alter table property_listings add column pictures jsonb not null default '[]'`);
  },
  down: async (db) => {
    await db.raw('alter table property_listings drop column pictures');
    await db.raw('alter table franchise_opportunities drop column pictures');
  },
};
