import type { Model, QueryBuilder } from 'objection';
import { z } from 'zod';
import { decodeCursor, encodeCursor, Moment } from './cursor';
import { pageOf } from './page-of';
import type { Page } from './paged-reply';

/** The last row seen: its instant and, for those of one instant, its id. */
const Place = z.tuple([Moment, z.guid()]);

interface Dated {
  id: string;
  createdAt: Date;
}

/**
 * A page of rows, newest first, and the number of all of them. A cursor stays where it is while new rows arrive.
 * @param shown adds to the page what its rows show and their number does not need, such as names of other tables
 * @throws InvalidInputError with code invalid_cursor for a cursor we did not make
 */
export const newestFirst = async <M extends Model & Dated>(
  matching: QueryBuilder<M, M[]>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  shown: (page: QueryBuilder<M, M[]>) => QueryBuilder<M, M[]> = (page) => page,
): Promise<Page<M>> => {
  const table = matching.modelClass().tableName;
  const [createdAt, id] = [`${table}.created_at`, `${table}.id`];
  const after = cursor === undefined ? null : decodeCursor(cursor, Place);
  const page = shown(matching.clone())
    .orderBy([
      { column: createdAt, order: 'desc' },
      { column: id, order: 'desc' },
    ])
    .limit(limit + 1);
  if (after) page.whereRaw('(??, ??) < (?::timestamptz, ?::uuid)', [createdAt, id, ...after]);
  const [rows, total] = await Promise.all([page, matching.clone().resultSize()]);
  return pageOf(rows, {
    limit,
    total,
    cursorOf: (row) => encodeCursor([row.createdAt.getTime(), row.id]),
  });
};
