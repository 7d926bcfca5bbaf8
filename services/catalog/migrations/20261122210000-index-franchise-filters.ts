import { buildIndexes, type Migration } from '@setu/service-kit';

/** Category, model and territories of a franchise as one array. */
export const facets = `(array['Category ' || business_category, 'Model ' || franchise_model] || territory_keys)`;

/**
 * For lists of a million franchises. Without the statistics the planner takes every filter for a rare one. The first index finds any combination of filters and searched words; without the list of
 * pending entries, which every search would read. The others are for ranges of the investment and for words of brands:
 * `franchise_span` has the franchises by how wide their range is, which bounds where those that overlap a budget begin.
 */
const indexes: Readonly<Record<string, string>> = {
  franchise_filters: `using gin (${facets}, search_words) with (fastupdate = off) where is_listed`,
  franchise_max_investment: '(max_investment, id) where is_listed',
  franchise_span:
    '((least(floor(log(2, max_investment / min_investment)), 6)::integer), min_investment, id) where is_listed',
  franchise_brand_words: 'using gin (brand_words) with (fastupdate = off)',
};

export const indexFranchiseFilters: Migration = {
  name: '20261122210000-index-franchise-filters',
  isConcurrent: true,
  up: async (db) => {
    await buildIndexes(db, 'franchise_opportunities', indexes);
    await db.raw(
      `create statistics if not exists franchise_facets on ${facets} from franchise_opportunities`,
    );
    await db.raw('analyze franchise_opportunities');
  },
  down: async (db) => {
    await db.raw('drop statistics franchise_facets');
    for (const name of Object.keys(indexes)) await db.raw(`drop index ${name}`);
  },
};
