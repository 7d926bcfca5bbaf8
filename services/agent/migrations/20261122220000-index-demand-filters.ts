import { buildIndexes, type Migration } from '@setu/service-kit';

const facets = `(array['Category ' || business_category,
  case when accepts_any_type then 'Any type' else 'Type ' || property_type end] || location_keys)`;

/**
 * For lists of a hundred thousand demands: one index finds any combination of category, type and places, the other a range of
 * areas. The statistics tell the planner how frequent a value is.
 */
const indexes: Readonly<Record<string, string>> = {
  demands_filters: `using gin (${facets}) with (fastupdate = off) where is_active`,
  demands_areas: '(min_area, coalesce(max_area, 2147483647)) where is_active',
};

export const indexDemandFilters: Migration = {
  name: '20261122220000-index-demand-filters',
  isConcurrent: true,
  up: async (db) => {
    await buildIndexes(db, 'demands', indexes);
    await db.raw(`create statistics if not exists demand_facets on ${facets} from demands`);
    await db.raw('analyze demands');
  },
  down: async (db) => {
    await db.raw('drop statistics demand_facets');
    for (const name of Object.keys(indexes)) await db.raw(`drop index ${name}`);
  },
};
