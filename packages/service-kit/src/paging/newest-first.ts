import type { Model, QueryBuilder } from 'objection';
import { z } from 'zod';
import { decodeCursor, encodeCursor, Moment } from './cursor';
import { pageOf } from './page-of';
import type { Page } from './paged-reply';

/** Sort key of the last row: its instant, then its id for rows of the same instant. */
const Place = z.tuple([Moment, z.guid()]);

interface Dated {
  id: string;
  createdAt: Date;
}

/**
 * A page of rows, newest first, and the total number of rows. New rows do not move a cursor.
 * @param shown extends the query of the page with what the count does not need, such as names from other tables
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor
 * @example
 * const page = await newestFirst(ConsultationModel.query(db), { limit: 24, cursor });
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
