import { DecimalView, FranchiseId, type FranchiseSort } from '@setu/contracts';
import { decodeCursor, encodeCursor, Moment } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import type { Franchise } from './franchise.model';

type Value = string | number | boolean;

/** One total order of franchises: its keys all run the same way and end in the id, so that a row comparison continues it. */
interface Order {
  keys: readonly { sql: string; type: string }[];
  direction: 'asc' | 'desc';
  valuesOf: (franchise: Franchise) => Value[];
  /** What each value of a cursor must be. */
  shape: readonly z.ZodType<Value>[];
}

const keys = {
  featured: { sql: 'featured', type: 'boolean' },
  rating: { sql: 'coalesce(rating, 0)', type: 'numeric' },
  roi: { sql: 'coalesce(expected_roi, -1)', type: 'numeric' },
  investment: { sql: 'min_investment', type: 'numeric' },
  createdAt: { sql: 'created_at', type: 'timestamptz' },
  id: { sql: 'id', type: 'uuid' },
} as const;

const orders: Readonly<Record<FranchiseSort, Order>> = {
  recommended: {
    keys: [keys.featured, keys.rating, keys.createdAt, keys.id],
    direction: 'desc',
    valuesOf: ({ featured, rating, createdAt, id }) => [featured, rating ?? '0.00', createdAt.getTime(), id],
    shape: [z.boolean(), DecimalView, Moment, FranchiseId],
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
  // Franchises that do not disclose their ROI come last.
  roi: {
    keys: [keys.roi, keys.id],
    direction: 'desc',
    valuesOf: ({ expectedRoi, id }) => [expectedRoi ?? '-1.00', id],
    shape: [DecimalView, FranchiseId],
  },
};

/**
 * Sorts a query and continues it after a cursor.
 * @throws InvalidInputError with code invalid_cursor for a cursor of another order, or one that is garbage
 */
export const applyOrder = (
  query: QueryBuilder<Franchise>,
  sort: FranchiseSort,
  cursor: string | undefined,
): QueryBuilder<Franchise> => {
  const { keys: columns, direction, shape } = orders[sort];
  query.orderByRaw(columns.map(({ sql }) => `${sql} ${direction}`).join(', '));
  if (cursor === undefined) return query;
  const [, ...values] = decodeCursor(cursor, z.tuple([z.literal(sort), ...shape]));
  const places = columns.map(({ type }) => `?::${type}`).join(', ');
  const after = direction === 'asc' ? '>' : '<';
  return query.whereRaw(`(${columns.map(({ sql }) => sql).join(', ')}) ${after} (${places})`, values);
};

/** The place behind a franchise in an order. */
export const cursorAfter = (sort: FranchiseSort, franchise: Franchise): string =>
  encodeCursor([sort, ...orders[sort].valuesOf(franchise)]);
