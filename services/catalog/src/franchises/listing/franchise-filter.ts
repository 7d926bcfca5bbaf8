import type { FranchiseFilter } from '@setu/contracts';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import type { Franchise } from '../franchise.model';
import { categoryFacet, facets, modelFacet } from './facets';
import { placeKeys } from './place-keys';

type Filter = Omit<z.output<typeof FranchiseFilter>, 'search' | 'exact' | 'sort'>;

/** Applies the filter: any of the values within a group, and all groups. */
export const applyFilter = (query: QueryBuilder<Franchise>, filter: Filter): QueryBuilder<Franchise> => {
  const { businessCategory, franchiseModel, minInvestment, maxInvestment, featured } = filter;
  const places = filter.territories.filter((place) => place !== '');
  const anyOf = (keys: readonly string[]) => {
    if (keys.length > 0) query.whereRaw(`${facets} && ?::text[]`, [[...new Set(keys)]]);
  };
  anyOf(businessCategory.map(categoryFacet));
  anyOf(franchiseModel.map(modelFacet));
  anyOf(places.flatMap(placeKeys));
  // Ranges overlap when each begins before the other ends.
  if (maxInvestment !== undefined) query.where('min_investment', '<=', maxInvestment);
  if (minInvestment !== undefined) query.where('max_investment', '>=', minInvestment);
  if (featured !== undefined) query.where('featured', featured);
  return query;
};
