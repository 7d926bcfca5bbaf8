import type { OwnRecord, ownDataOf } from '@setu/protocol';
import type { Knex } from 'knex';
import type { Model, QueryBuilder } from 'objection';
import { z } from 'zod';
import type { SignedIn } from '../http/caller/caller';
import { type Route, route } from '../http/routing/route';
import { decodeCursor, encodeCursor } from '../paging/cursor';

/** Records of one page. */
const pageRecords = 200;

interface Rows<M extends Model> {
  /** Kind of the record; unique among all services. */
  kind: OwnRecord['kind'];
  /** Narrows the query to the rows that belong to a person, through an index. */
  of: (rows: QueryBuilder<M, M[]>, person: SignedIn) => QueryBuilder<M, M[]>;
  /** The content of the record. */
  content: (row: M, person: SignedIn) => OwnRecord['content'];
  /** A column of type uuid that is unique among a person's rows, and its property; `id` by default. */
  key?: { column: string; property: keyof M };
}

/** Rows of one kind, read page by page. */
export interface OwnRows {
  kind: OwnRecord['kind'];
  read: (
    db: Knex,
    person: SignedIn,
    page: { after: string | null; limit: number },
  ) => Promise<{ key: string; record: OwnRecord }[]>;
}

/**
 * Declares rows that a service stores about a person.
 * @example
 * ownRows(Property, { kind: 'property', of: (rows, { id }) => rows.where('provider_id', id), content: presentProperty })
 */
export const ownRows = <M extends Model>(
  model: (new () => M) & typeof Model,
  { kind, of, content, key }: Rows<M>,
): OwnRows => ({
  kind,
  read: async (db, person, { after, limit }) => {
    const query = of(model.query(db) as unknown as QueryBuilder<M, M[]>, person);
    const column = `${query.tableRefFor(model)}.${key?.column ?? 'id'}`;
    if (after !== null) query.where(column, '>', after);
    const rows = await query.orderBy(column).limit(limit);
    const property = key?.property ?? ('id' as keyof M);
    return rows.map((row) => ({
      key: String(row[property]),
      record: { kind, content: content(row, person) },
    }));
  },
});

/** The route that lists what a service stores about the signed-in user: one kind of rows after the other, each by its key. */
export const ownDataRoute = (
  db: Knex,
  endpoint: ReturnType<typeof ownDataOf>,
  [first, ...others]: readonly [OwnRows, ...OwnRows[]],
): Route => {
  const all = [first, ...others];
  const Place = z.tuple([z.enum(all.map(({ kind }) => kind)), z.guid()]);
  return route(endpoint, async ({ cursor }, person) => {
    const [begin, key] = cursor === undefined ? [first.kind, null] : decodeCursor(cursor, Place);
    const records: OwnRecord[] = [];
    for (const { kind, read } of all.slice(all.findIndex((rows) => rows.kind === begin))) {
      const limit = pageRecords - records.length;
      const rows = await read(db, person, { after: kind === begin ? key : null, limit });
      records.push(...rows.map(({ record }) => record));
      const last = rows.at(-1);
      if (last && rows.length === limit) return { records, next: encodeCursor([kind, last.key]) };
    }
    return { records, next: null };
  });
};
