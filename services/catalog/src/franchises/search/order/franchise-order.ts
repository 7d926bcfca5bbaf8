import { DecimalView, FranchiseId, type FranchiseSort } from '@setu/contracts';
import { decodeCursor, encodeCursor, Moment } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import type { Franchise } from '../../franchise.model';
import type { Sql } from '../conditions/sql';
import type { ListedFranchise } from '../rows/listed-franchise.model';

type Value = string | number | boolean;

/** A total order of franchises. All keys have the same direction and the last key is the id, so that a cursor is a row comparison. */
interface Order {
  keys: readonly { sql: string; type: string }[];
  direction: 'asc' | 'desc';
  valuesOf: (franchise: Franchise) => Value[];
  /** Schema of each value of a cursor. */
  shape: readonly z.ZodType<Value>[];
}

/** The orders that callers may choose, and the order of placements: those of administrators first, then as recommended. */
export type OrderName = FranchiseSort | 'placement';

const keys = {
  featuredByAdmin: { sql: 'featured_by_admin', type: 'boolean' },
  recommendedAt: { sql: 'recommended_at', type: 'timestamptz' },
  earnedReturn: { sql: 'earned_return', type: 'numeric' },
  paybackMonths: { sql: 'payback_months', type: 'integer' },
  totalCost: { sql: 'total_cost', type: 'numeric' },
  leastFee: { sql: 'least_fee', type: 'numeric' },
  royaltyPercent: { sql: 'royalty_percent', type: 'numeric' },
  investment: { sql: 'min_investment', type: 'numeric' },
  createdAt: { sql: 'created_at', type: 'timestamptz' },
  id: { sql: 'id', type: 'uuid' },
} as const;

const orders: Readonly<Record<OrderName, Order>> = {
  recommended: {
    keys: [keys.recommendedAt, keys.id],
    direction: 'desc',
    valuesOf: ({ recommendedAt, id }) => [recommendedAt.getTime(), id],
    shape: [Moment, FranchiseId],
  },
  placement: {
    keys: [keys.featuredByAdmin, keys.recommendedAt, keys.id],
    direction: 'desc',
    valuesOf: ({ featuredByAdmin, recommendedAt, id }) => [featuredByAdmin, recommendedAt.getTime(), id],
    shape: [z.boolean(), Moment, FranchiseId],
  },
  newest: {
    keys: [keys.createdAt, keys.id],
    direction: 'desc',
    valuesOf: ({ createdAt, id }) => [createdAt.getTime(), id],
    shape: [Moment, FranchiseId],
  },
  investment: {
    keys: [keys.investment, keys.id],
    direction: 'asc',
    valuesOf: ({ minInvestment, id }) => [minInvestment, id],
    shape: [DecimalView, FranchiseId],
  },
  total: {
    keys: [keys.totalCost, keys.id],
    direction: 'asc',
    valuesOf: ({ totalCost, id }) => [totalCost, id],
    shape: [DecimalView, FranchiseId],
  },
  fee: {
    keys: [keys.leastFee, keys.id],
    direction: 'asc',
    valuesOf: ({ leastFee, id }) => [leastFee, id],
    shape: [DecimalView, FranchiseId],
  },
  royalty: {
    keys: [keys.royaltyPercent, keys.id],
    direction: 'asc',
    valuesOf: ({ royaltyPercent, id }) => [royaltyPercent, id],
    shape: [DecimalView, FranchiseId],
  },
  payback: {
    keys: [keys.paybackMonths, keys.id],
    direction: 'asc',
    valuesOf: ({ paybackMonths, id }) => [paybackMonths, id],
    shape: [z.int(), FranchiseId],
  },
  roi: {
    keys: [keys.earnedReturn, keys.id],
    direction: 'desc',
    valuesOf: ({ earnedReturn, id }) => [earnedReturn, id],
    shape: [DecimalView, FranchiseId],
  },
};

/**
 * The condition for the franchises after a cursor in an order.
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor or one of another order
 */
export const behind = (name: OrderName, cursor: string): Sql => {
  const { keys: columns, direction, shape } = orders[name];
  const [, ...bindings] = decodeCursor(cursor, z.tuple([z.literal(name), ...shape]));
  const places = columns.map(({ type }) => `?::${type}`).join(', ');
  const after = direction === 'asc' ? '>' : '<';
  return { sql: `(${columns.map(({ sql }) => sql).join(', ')}) ${after} (${places})`, bindings };
};

/**
 * The sort expressions of an order, as SQL.
 * @param prefix of the columns
 */
export const sortBy = (name: OrderName, prefix = ''): string =>
  orders[name].keys.map(({ sql }) => `${prefix}${sql} ${orders[name].direction}`).join(', ');

/** The columns that an order compares. */
export const columnsOf = (name: OrderName): string[] => orders[name].keys.map(({ sql }) => sql);

/**
 * Sorts a query and continues it after a cursor.
 * @throws InvalidInputError as {@link behind} does
 */
export const applyOrder = (
  query: QueryBuilder<ListedFranchise>,
  name: OrderName,
  cursor: string | undefined,
): QueryBuilder<ListedFranchise> => {
  query.orderByRaw(sortBy(name));
  if (cursor === undefined) return query;
  const { sql, bindings } = behind(name, cursor);
  return query.whereRaw(sql, bindings);
};

/** The cursor after a franchise in an order. */
export const cursorAfter = (name: OrderName, franchise: Franchise): string =>
  encodeCursor([name, ...orders[name].valuesOf(franchise)]);
