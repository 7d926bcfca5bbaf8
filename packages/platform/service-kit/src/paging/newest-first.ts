import type { Model, QueryBuilder } from 'objection';
import { z } from 'zod';
import { Moment } from './cursor';
import { keysetPage } from './keyset-page';
import type { Page } from './paged-reply';

/** Sort key of the last row: its instant, then its id for rows of the same instant. */
const Place = z.tuple([Moment, z.guid()]);

interface Dated {
  id: string;
  createdAt: Date;
}

/**
 * A page of rows, newest first, and the number of rows up to a bound. New rows do not move a cursor.
 * @param shown extends the query of the page with parts that the count does not need, such as names from other tables
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor
 * @example
 * const page = await newestFirst(ConsultationModel.query(db), { limit: 24, cursor });
 */
export const newestFirst = <M extends Model & Dated>(
  matching: QueryBuilder<M, M[]>,
  paging: { limit: number; cursor?: string | undefined },
  shown: (page: QueryBuilder<M, M[]>) => QueryBuilder<M, M[]> = (page) => page,
): Promise<Page<M>> => {
  const table = matching.modelClass().tableName;
  return keysetPage(matching, paging, {
    columns: [
      [`${table}.created_at`, 'timestamptz'],
      [`${table}.id`, 'uuid'],
    ],
    place: Place,
    keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
    shown,
  });
};
