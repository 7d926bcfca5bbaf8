import type { DemandFilter } from '@setu/contracts';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import type { DemandModel } from './demand.model';
import { demandCategories } from './demand-categories';
import { searchedKeys } from './location-keys';

/** Applies all given filters. Area ranges match when they overlap; a range without a largest area has no end. */
export const applyFilter = (
  query: QueryBuilder<DemandModel>,
  { businessCategory, propertyType, city, minArea, maxArea }: z.output<typeof DemandFilter>,
): QueryBuilder<DemandModel> => {
  if (businessCategory) query.whereIn('demands.business_category', [...demandCategories(businessCategory)]);
  if (propertyType)
    query.where((type) =>
      type.where('demands.property_type', propertyType).orWhere('demands.accepts_any_type', true),
    );
  if (city) query.whereRaw('demands.location_keys && ?::text[]', [searchedKeys(city)]);
  if (maxArea !== undefined) query.where('demands.min_area', '<=', maxArea);
  if (minArea !== undefined)
    query.where((area) => area.whereNull('demands.max_area').orWhere('demands.max_area', '>=', minArea));
  return query;
};
