import type { FranchiseFilter } from '@setu/contracts';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import type { Franchise } from '../franchise.model';
import { categoryFacet, facets, modelFacet } from './facets';
import { placeKeys } from './place-keys';
import type { Scan } from './scans';

type Filter = Omit<z.output<typeof FranchiseFilter>, 'search' | 'exact' | 'sort'>;

/**
 * Applies the filter: any of the values within a group, and all groups. Rows that are read in an order are compared by their
 * columns, which takes less time than the expression of the index.
 */
export const applyFilter = (
  query: QueryBuilder<Franchise>,
  filter: Filter,
  scan: Scan | null,
): QueryBuilder<Franchise> => {
  const { businessCategory, franchiseModel, minInvestment, maxInvestment, featured } = filter;
  const places = filter.territories.filter((place) => place !== '');
  const anyOf = (keys: readonly string[]) => {
    if (keys.length > 0) query.whereRaw(`${facets} && ?::text[]`, [[...new Set(keys)]]);
  };
  if (scan === 'inOrder') {
    if (businessCategory.length > 0) query.whereIn('business_category', businessCategory);
    if (franchiseModel.length > 0) query.whereIn('franchise_model', franchiseModel);
    if (places.length > 0) query.whereRaw('territory_keys && ?::text[]', [places.flatMap(placeKeys)]);
  } else {
    anyOf(businessCategory.map(categoryFacet));
    anyOf(franchiseModel.map(modelFacet));
    anyOf(places.flatMap(placeKeys));
  }
  // Ranges overlap when each begins before the other ends.
  if (maxInvestment !== undefined) query.where('min_investment', '<=', maxInvestment);
  if (minInvestment !== undefined) query.where('max_investment', '>=', minInvestment);
  if (featured !== undefined) query.where('featured', featured);
  return query;
};
