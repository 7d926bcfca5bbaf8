import type { Migration } from '@setu/service-kit';

/**
 * What the listing's recommended order goes by: when a franchise was listed, plus 30 days for each part of a complete
 * listing. The database derives it, so that rows which an older release writes have it too.
 */
export const addRecommendedAt: Migration = {
  name: '20261122050000-add-recommended-at',
  up: async (db) => {
    await db.raw(`
      alter table franchise_opportunities
      add column recommended_at timestamptz(3) not null generated always as (
        (created_at at time zone 'UTC' + interval '30 days' * (
          (cardinality(images) > 0)::int
          + (char_length(coalesce(description, '')) >= 200)::int
          + (expected_roi is not null)::int
          + (support_provided is not null)::int
          + (cardinality(documents) > 0)::int
        )) at time zone 'UTC'
      ) stored
    `);
  },
  down: async (db) => {
    await db.raw('alter table franchise_opportunities drop column recommended_at');
  },
};
