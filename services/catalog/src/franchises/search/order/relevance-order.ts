import { FranchiseId } from '@setu/contracts';
import { decodeCursor, encodeCursor, Moment } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import type { Franchise } from '../../franchise.model';
import type { ListedFranchise } from '../rows/listed-franchise.model';

/** A franchise with its relevance for the search. */
export interface Ranked extends Franchise {
  relevance: number;
}

/** The cursor: relevance, and the position in the recommended order. */
export const Place = z.tuple([z.literal('relevance'), z.int(), Moment, FranchiseId]);

/** The sort expressions, as SQL. */
export const sortByRelevance = (prefix = ''): string =>
  ['relevance', 'recommended_at', 'id'].map((column) => `${prefix}${column} desc`).join(', ');

/**
 * Sorts rows that have a column `relevance` by it, then by the recommended order, and continues after a cursor.
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor or one of another order
 */
export const applyRelevance = (
  rows: QueryBuilder<ListedFranchise>,
  cursor: string | undefined,
): QueryBuilder<ListedFranchise> => {
  if (cursor !== undefined) {
    const [, ...values] = decodeCursor(cursor, Place);
    rows.whereRaw('(relevance, recommended_at, id) < (?::integer, ?::timestamptz, ?::uuid)', values);
  }
  return rows.orderByRaw(sortByRelevance());
};

/** The cursor after a franchise in that order. */
export const cursorAfterRanked = ({ relevance, recommendedAt, id }: Ranked): string =>
  encodeCursor(['relevance', relevance, recommendedAt.getTime(), id]);
