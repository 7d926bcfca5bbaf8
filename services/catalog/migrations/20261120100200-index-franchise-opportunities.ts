import type { Migration } from '@setu/service-kit';

/** One index for each sort order of the public listing, read from its end for the descending ones; then the filters. */
const indexes: Readonly<Record<string, string>> = {
  franchise_recommended: '(featured, coalesce(rating, 0), created_at, id) where is_listed',
  franchise_newest: '(created_at, id) where is_listed',
  franchise_investment: '(min_investment, id) where is_listed',
  franchise_roi: '(coalesce(expected_roi, -1), id) where is_listed',
  franchise_territories: 'using gin (territory_keys)',
  franchise_search: 'using gin (search_text public.gin_trgm_ops)',
  franchise_of_brand: '(brand_id, created_at, id)',
};

export const indexFranchiseOpportunities: Migration = {
  name: '20261120100200-index-franchise-opportunities',
  up: async (db) => {
    for (const [name, definition] of Object.entries(indexes))
      await db.raw(`create index ${name} on franchise_opportunities ${definition}`);
  },
  down: async (db) => {
    for (const name of Object.keys(indexes)) await db.raw(`drop index ${name}`);
  },
};
