import type { FranchiseFilter } from '@setu/contracts';
import type { z } from 'zod';
import type { Budget } from '../text/read-budget';
import { facets, inAnyCategory, modelFacet } from './facets';
import { placeKeys } from './place-keys';
import type { Sql } from './sql';

/** A filter without its budget. */
export type Filter = Pick<
  z.output<typeof FranchiseFilter>,
  'businessCategory' | 'franchiseModel' | 'territories' | 'featured'
>;

export type Amounts = Pick<Budget, 'min' | 'max'>;

/** Conditions for franchises whose investment overlaps an amount in rupees: each range begins before the other ends. */
export const budgetConditions = ({ min, max }: Amounts): Sql[] => [
  ...(max === undefined ? [] : [{ sql: 'min_investment <= ?::numeric', bindings: [max] }]),
  ...(min === undefined ? [] : [{ sql: 'max_investment >= ?::numeric', bindings: [min] }]),
];

/** The same for rows of franchises. They are expressions, because an index of half of all rows would be read for the columns. */
export const wholeBudgetConditions = ({ min, max }: Amounts): Sql[] => [
  ...(max === undefined ? [] : [{ sql: 'min_investment + 0 <= ?::numeric', bindings: [max] }]),
  ...(min === undefined ? [] : [{ sql: 'max_investment + 0 >= ?::numeric', bindings: [min] }]),
];

const featuredCondition = ({ featured }: Filter): Sql[] =>
  featured === undefined ? [] : [{ sql: featured ? 'featured' : 'not featured', bindings: [] }];

const keysOf = ({ territories }: Filter): string[] => [
  ...new Set(territories.filter((place) => place !== '').flatMap(placeKeys)),
];

/** A filter without its budget, for rows of listed franchises: any of the values within a group, and all groups. */
export const filterConditions = (filter: Filter): Sql[] => {
  const { businessCategory, franchiseModel } = filter;
  const keys = keysOf(filter);
  return [
    ...(businessCategory.length === 0
      ? []
      : [{ sql: 'business_category = any(?::text[])', bindings: [businessCategory] }]),
    ...(franchiseModel.length === 0
      ? []
      : [{ sql: 'franchise_model = any(?::text[])', bindings: [franchiseModel] }]),
    ...(keys.length === 0 ? [] : [{ sql: 'place_ids && place_ids(?::text[])', bindings: [keys] }]),
    ...featuredCondition(filter),
  ];
};

/**
 * The same for rows of franchises, whose indexes of filters have the words of searches too. There is one of all franchises and one
 * for each category.
 * @param isModelIndexed false for models that many franchises have: comparing the rows takes less time than reading the index
 * @param further conditions for the indexes, next to those of the filter
 */
export const indexedConditions = (
  filter: Filter,
  isModelIndexed: boolean,
  further: readonly Sql[],
): Sql[] => {
  const anyOf = (keys: readonly string[]): Sql[] =>
    keys.length === 0 ? [] : [{ sql: `${facets} && ?::text[]`, bindings: [[...new Set(keys)]] }];
  const { businessCategory, franchiseModel } = filter;
  const conditions = [
    ...(isModelIndexed
      ? anyOf(franchiseModel.map(modelFacet))
      : [{ sql: 'franchise_model = any(?::text[])', bindings: [franchiseModel] }]),
    ...anyOf(keysOf(filter)),
    ...featuredCondition(filter),
    ...further,
  ];
  return businessCategory.length === 0 ? conditions : [inAnyCategory(businessCategory, conditions)];
};
