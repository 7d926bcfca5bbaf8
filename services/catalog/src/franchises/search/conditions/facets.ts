import type { BusinessCategory, FranchiseModel } from '@setu/contracts';
import { join, type Sql } from './sql';

/**
 * Category, model and territories of a franchise as one array. The index `franchise_filters` has this expression and the words for
 * searches, so that one scan finds any combination. Keys of territories are lower case, so they differ from the other values.
 */
export const facets =
  "(array['Category ' || business_category, 'Model ' || franchise_model] || territory_keys)";

export const categoryFacet = (category: BusinessCategory): string => `Category ${category}`;
export const modelFacet = (model: FranchiseModel): string => `Model ${model}`;

/**
 * True for franchises of any of the categories that fulfil all conditions. Each category is compared separately with all conditions,
 * because the planner uses its index `franchise_filters_<category>` only in this form.
 */
export const inAnyCategory = (
  categories: readonly BusinessCategory[],
  conditions: readonly Sql[] = [],
): Sql =>
  join(
    [...new Set(categories)].map((category) =>
      join([{ sql: 'business_category = ?', bindings: [category] }, ...conditions], 'and'),
    ),
    'or',
  );
