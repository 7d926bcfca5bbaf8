import type { FranchiseFilter } from '@setu/contracts';
import type { z } from 'zod';
import type { Budget } from '../text/read-budget';
import { facets, inAnyCategory, modelFacet } from './facets';
import { placeKeys } from './place-keys';
import { join, type Sql } from './sql';

/** A filter without its budget. */
export type Filter = Pick<
  z.output<typeof FranchiseFilter>,
  'businessCategory' | 'franchiseModel' | 'territories' | 'featured' | 'maxTotal' | 'maxFee' | 'maxRoyalty'
>;

export type Amounts = Pick<Budget, 'min' | 'max'>;

/** Conditions for franchises whose investment overlaps an amount in rupees: each range begins before the other ends. */
export const budgetConditions = ({ min, max }: Amounts): Sql[] => [
  ...(max === undefined ? [] : [{ sql: 'min_investment <= ?::numeric', bindings: [max] }]),
  ...(min === undefined ? [] : [{ sql: 'max_investment >= ?::numeric', bindings: [min] }]),
];

/**
 * The same for rows of franchises. These are expressions, because for plain columns the planner would read an index of half of all rows.
 */
export const wholeBudgetConditions = ({ min, max }: Amounts): Sql[] => [
  ...(max === undefined ? [] : [{ sql: 'min_investment + 0 <= ?::numeric', bindings: [max] }]),
  ...(min === undefined ? [] : [{ sql: 'max_investment + 0 >= ?::numeric', bindings: [min] }]),
];

const featuredCondition = ({ featured }: Filter): Sql[] =>
  featured === undefined ? [] : [{ sql: featured ? 'featured' : 'not featured', bindings: [] }];

/** Bounds of the money, as columns of listed franchises. */
const moneyConditions = ({ maxTotal, maxFee, maxRoyalty }: Filter): Sql[] => [
  ...(maxTotal === undefined ? [] : [{ sql: 'total_cost <= ?::numeric', bindings: [maxTotal] }]),
  ...(maxFee === undefined ? [] : [{ sql: 'least_fee <= ?::numeric', bindings: [maxFee] }]),
  ...(maxRoyalty === undefined ? [] : [{ sql: 'royalty_percent <= ?::numeric', bindings: [maxRoyalty] }]),
];

/** The same for rows of franchises. `offset 0` compares row by row, after the words. */
const wholeMoneyConditions = (filter: Filter): Sql[] => {
  const conditions = moneyConditions(filter);
  if (conditions.length === 0) return [];
  const { sql, bindings } = join(conditions, 'and');
  const narrow = `select from listed_franchises listed where listed.id = franchise_opportunities.id and ${sql} offset 0`;
  return [{ sql: `exists (${narrow})`, bindings }];
};

const keysOf = ({ territories }: Filter): string[] => [
  ...new Set(territories.filter((place) => place !== '').flatMap(placeKeys)),
];

/** A filter without its budget, for rows of listed franchises. A row matches any value of each group. */
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
    ...moneyConditions(filter),
    ...featuredCondition(filter),
  ];
};

/**
 * The same for rows of franchises, whose filter indexes also contain the words for searches. There is an index of all franchises and an
 * index for each category.
 * @param isModelIndexed false for models that many franchises have, because comparing the rows is faster than reading the index
 * @param further conditions for the indexes, in addition to the filter
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
    ...wholeMoneyConditions(filter),
    ...further,
  ];
  return businessCategory.length === 0 ? conditions : [inAnyCategory(businessCategory, conditions)];
};
