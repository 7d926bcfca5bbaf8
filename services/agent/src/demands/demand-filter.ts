import type { DemandFilter } from '@setu/contracts';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import type { DemandModel } from './demand.model';
import { demandCategories } from './demand-categories';
import { searchedKeys } from './location-keys';

/** Category, type and places of a demand as one array, the expression of the index `demands_filters`. Keys of places are lower case. */
const facets = `(array['Category ' || demands.business_category,
  case when demands.accepts_any_type then 'Any type' else 'Type ' || demands.property_type end] || demands.location_keys)`;

/** Applies all given filters. Area ranges match when they overlap; a range without a largest area has no end. */
export const applyFilter = (
  query: QueryBuilder<DemandModel>,
  { businessCategory, propertyType, city, minArea, maxArea }: z.output<typeof DemandFilter>,
): QueryBuilder<DemandModel> => {
  const anyOf = (keys: readonly string[]) => query.whereRaw(`${facets} && ?::text[]`, [[...keys]]);
  if (businessCategory) anyOf(demandCategories(businessCategory).map((category) => `Category ${category}`));
  if (propertyType) anyOf(['Any type', `Type ${propertyType}`]);
  if (city) anyOf(searchedKeys(city));
  if (maxArea !== undefined) query.where('demands.min_area', '<=', maxArea);
  if (minArea !== undefined) query.whereRaw('coalesce(demands.max_area, 2147483647) >= ?', [minArea]);
  return query;
};
