import type { Migration } from '@setu/service-kit';

/** Brands that people follow, and the franchises of which each was notified. */
export const followBrands: Migration = {
  name: '20261129190000-follow-brands',
  up: async (db) => {
    await db.raw(`
      create table followed_brands (
        user_id uuid not null,
        brand_id uuid not null references brands,
        followed_at timestamptz(3) not null,
        primary key (user_id, brand_id)
      );
      create table notified_followers (
        user_id uuid not null,
        franchise_id uuid not null references franchise_opportunities on update cascade on delete cascade,
        notified_at timestamptz(3) not null,
        primary key (user_id, franchise_id)
      );
      create index notified_followers_of_franchise on notified_followers (franchise_id);
    `);
  },
  down: async (db) => {
    await db.raw('drop table notified_followers, followed_brands');
  },
};
