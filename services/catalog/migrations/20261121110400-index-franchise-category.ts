import type { Migration } from '@setu/service-kit';

/** For the franchises similar to one: those of its category, the best rated first. */
export const indexFranchiseCategory: Migration = {
  name: '20261121110400-index-franchise-category',
  up: async (db) => {
    await db.raw(
      'create index franchise_category on franchise_opportunities (business_category, coalesce(rating, 0), review_count, created_at, id) where is_listed',
    );
  },
  down: async (db) => {
    await db.raw('drop index franchise_category');
  },
};
