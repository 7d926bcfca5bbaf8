import { decodeCursor, encodeCursor, Moment, type Page } from '@setu/service-kit';
import type { Model, QueryBuilder } from 'objection';
import { z } from 'zod';

/** The last row seen: its instant and, for those of one instant, its id. */
const Place = z.tuple([Moment, z.guid()]);

interface Dated {
  id: string;
  createdAt: Date;
}

/** A page of rows, newest first. A cursor stays where it is while new rows arrive. */
export const newestFirst = async <M extends Model & Dated>(
  query: QueryBuilder<M, M[]>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<M>> => {
  const table = query.modelClass().tableName;
  const [createdAt, id] = [`${table}.created_at`, `${table}.id`];
  const after = cursor === undefined ? null : decodeCursor(cursor, Place);
  const rows = query
    .clone()
    .orderBy([
      { column: createdAt, order: 'desc' },
      { column: id, order: 'desc' },
    ])
    .limit(limit + 1);
  if (after) rows.whereRaw('(??, ??) < (?::timestamptz, ?::uuid)', [createdAt, id, ...after]);
  const [found, total] = await Promise.all([rows, query.clone().resultSize()]);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? encodeCursor([last.createdAt.getTime(), last.id]) : null };
};
