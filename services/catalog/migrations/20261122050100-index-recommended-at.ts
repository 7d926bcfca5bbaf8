import type { Migration } from '@setu/service-kit';

/** The recommended order, and the order of its placements. `franchise_recommended` serves the release before. */
export const indexRecommendedAt: Migration = {
  name: '20261122050100-index-recommended-at',
  up: async (db) => {
    await db.raw(
      'create index franchise_recommended_at on franchise_opportunities (recommended_at, id) where is_listed',
    );
    await db.raw(
      'create index franchise_placements on franchise_opportunities (featured_by_admin, recommended_at, id) where is_listed and featured',
    );
  },
  down: async (db) => {
    await db.raw('drop index franchise_placements');
    await db.raw('drop index franchise_recommended_at');
  },
};
