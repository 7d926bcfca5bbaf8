import type { Model, QueryBuilder } from 'objection';
import type { z } from 'zod';
import { boundedCount } from './bounded-count';
import { decodeCursor, encodeCursor } from './cursor';
import { pageOf } from './page-of';
import type { Page } from './paged-reply';

interface Keyset<M extends Model, Row> {
  /** The columns of the sort key with their types, such as `['demands.id', 'uuid']`. Each is sorted descending. */
  columns: readonly (readonly [column: string, type: string])[];
  /** Checks a decoded cursor and returns the values of the columns. */
  place: z.ZodType<(string | number | boolean)[]>;
  /** The sort key of a row, as its cursor contains it: instants are epoch milliseconds. */
  keyOf: (row: Row) => readonly (string | number | boolean)[];
  /** Extends the query of the page with parts that the count does not need, such as names from other tables. */
  shown: (page: QueryBuilder<M, M[]>) => QueryBuilder<M, Row[]>;
}

/**
 * A page of rows in descending order of a sort key, and the number of rows up to a bound. New rows do not move a cursor.
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor
 * @example
 * const page = await keysetPage(matching, { limit, cursor }, { columns, place: Place, keyOf, shown });
 */
export const keysetPage = async <M extends Model, Row>(
  matching: QueryBuilder<M, M[]>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  { columns, place, keyOf, shown }: Keyset<M, Row>,
): Promise<Page<Row>> => {
  const after = cursor === undefined ? null : decodeCursor(cursor, place);
  const names = columns.map(([name]) => name);
  const page = shown(matching.clone())
    .orderBy(names.map((column) => ({ column, order: 'desc' as const })))
    .limit(limit + 1);
  if (after) {
    const key = names.map(() => '??').join(', ');
    const values = columns.map(([, type]) => `?::${type}`).join(', ');
    page.whereRaw(`(${key}) < (${values})`, [...names, ...after]);
  }
  const [rows, total] = await Promise.all([page, boundedCount(matching)]);
  return pageOf(rows, { limit, ...total, cursorOf: (row) => encodeCursor(keyOf(row)) });
};
