import type { FranchiseFilter } from '@setu/contracts';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import type { Franchise } from '../franchise.model';
import type { Budget } from '../search/read-budget';
import type { Sql } from '../search/sql';
import { categoryFacet, facets, modelFacet } from './facets';
import { placeKeys } from './place-keys';
import type { Scan } from './scans';

type Filter = Pick<
  z.output<typeof FranchiseFilter>,
  'businessCategory' | 'franchiseModel' | 'territories' | 'featured'
>;

/** Conditions for franchises whose investment overlaps an amount in rupees: each range begins before the other ends. */
export const budgetConditions = ({ min, max }: Pick<Budget, 'min' | 'max'>): Sql[] => [
  ...(max === undefined ? [] : [{ sql: 'min_investment <= ?::numeric', bindings: [max] }]),
  ...(min === undefined ? [] : [{ sql: 'max_investment >= ?::numeric', bindings: [min] }]),
];

/**
 * Applies the filter except for the budget, which no index has together with the rest: any of the values within a group, and all groups. Rows that are read in an order are compared by their
 * columns, which takes less time than the expression of the index.
 */
export const applyFilter = (
  query: QueryBuilder<Franchise>,
  filter: Filter,
  scan: Scan,
): QueryBuilder<Franchise> => {
  const { businessCategory, franchiseModel, featured } = filter;
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
  if (featured !== undefined) query.where('featured', featured);
  return query;
};
