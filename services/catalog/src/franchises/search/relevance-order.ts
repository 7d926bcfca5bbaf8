import { FranchiseId } from '@setu/contracts';
import { decodeCursor, encodeCursor, Moment } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import type { Franchise } from '../franchise.model';
import type { Sql } from './search-conditions';

/** A franchise with its relevance for the search. */
export interface Ranked extends Franchise {
  relevance: number;
}

/** The cursor: relevance, and the place in the recommended order. */
export const Place = z.tuple([z.literal('relevance'), z.int(), Moment, FranchiseId]);

/**
 * Adds the relevance to the columns, sorts by it, then by the recommended order, and continues after a cursor.
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor or one of another order
 */
export const applyRelevance = (
  query: QueryBuilder<Franchise>,
  relevance: Sql,
  cursor: string | undefined,
): QueryBuilder<Franchise, Ranked[]> => {
  const { sql, bindings } = relevance;
  if (cursor !== undefined) {
    const [, ...values] = decodeCursor(cursor, Place);
    query.whereRaw(`(${sql}, recommended_at, id) < (?::integer, ?::timestamptz, ?::uuid)`, [
      ...bindings,
      ...values,
    ]);
  }
  return query
    .select(query.modelClass().raw(`${sql} as relevance`, bindings))
    .orderByRaw('relevance desc, recommended_at desc, id desc')
    .castTo<Ranked[]>();
};

/** The cursor after a franchise in that order. */
export const cursorAfterRanked = ({ relevance, recommendedAt, id }: Ranked): string =>
  encodeCursor(['relevance', relevance, recommendedAt.getTime(), id]);
