import { buildIndexes, type Migration } from '@setu/service-kit';
import { facets } from './20261122210000-index-franchise-filters';
import { businessCategories } from './values';

/**
 * `franchise_filters` once for each category. Most searches with a filter name one, and intersect lists of its franchises only, of
 * which the biggest category has a third and the others a tenth or less.
 */
const indexes = Object.fromEntries(
  businessCategories.map((category) => [
    `franchise_filters_${category}`,
    `using gin (${facets}, search_words) with (fastupdate = off) where is_listed and business_category = '${category}'`,
  ]),
);

export const indexFiltersOfCategories: Migration = {
  name: '20261129110000-index-filters-of-categories',
  isConcurrent: true,
  up: async (db) => {
    await buildIndexes(db, 'franchise_opportunities', indexes);
    await db.raw('analyze franchise_opportunities');
  },
  down: async (db) => {
    for (const name of Object.keys(indexes)) await db.raw(`drop index ${name}`);
  },
};
