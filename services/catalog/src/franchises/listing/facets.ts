import type { BusinessCategory, FranchiseModel } from '@setu/contracts';

/**
 * Category, model and territories of a franchise as one array. The index `franchise_filters` has this expression and the words
 * for searches, so that one scan finds any combination of them. Keys of territories are lower case, so they differ from the others.
 */
export const facets =
  "(array['Category ' || business_category, 'Model ' || franchise_model] || territory_keys)";

export const categoryFacet = (category: BusinessCategory): string => `Category ${category}`;
export const modelFacet = (model: FranchiseModel): string => `Model ${model}`;
