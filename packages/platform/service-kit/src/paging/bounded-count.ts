import { mostCounted } from '@setu/protocol';
import type { Model, QueryBuilder } from 'objection';
import type { Total } from './paged-reply';

/**
 * The number of rows of a query, exact up to {@link mostCounted}.
 * @param matching the query without an order or limit; it is not changed
 */
export const boundedCount = async <M extends Model>(matching: QueryBuilder<M, M[]>): Promise<Total> => {
  const knex = matching.context().transaction;
  const counted = matching
    .clone()
    .clearSelect()
    .select(matching.modelClass().raw('1'))
    .limit(mostCounted + 1);
  const row = await knex
    .count({ count: '*' })
    .from(counted.toKnexQuery().as('counted'))
    .first<{ count: string }>();
  const count = Number(row?.count);
  return count > mostCounted ? { total: mostCounted, isTotalBound: true } : { total: count };
};
