import { decodeCursor, encodeCursor, Moment, type Page } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import type { BaseModel } from './base-model';

interface Range {
  /** Name in cursors: one of another list is refused. */
  list: string;
  limit: number;
  cursor?: string | undefined;
}

/**
 * One page of a query, the newest rows first, and the number of all its rows. Asks for one row more to know whether a
 * page follows.
 * @throws InvalidInputError with code invalid_cursor for a cursor of another list, or one that is garbage
 */
export const newestFirst = async <M extends BaseModel & { id: string; createdAt: Date }>(
  matching: QueryBuilder<M>,
  { list, limit, cursor }: Range,
): Promise<Page<M>> => {
  const page = matching
    .clone()
    .orderByRaw('created_at desc, id desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const [, createdAt, id] = decodeCursor(cursor, z.tuple([z.literal(list), Moment, z.guid()]));
    page.whereRaw('(created_at, id) < (?::timestamptz, ?::uuid)', [createdAt, id]);
  }
  const [rows, total] = await Promise.all([page, matching.resultSize()]);
  const items = (rows as M[]).slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? encodeCursor([list, last.createdAt.getTime(), last.id]) : null };
};
