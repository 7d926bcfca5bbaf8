import type { Knex } from 'knex';

/** A row of a projection, by column names. */
export interface ProjectedRow {
  /** Version of the aggregate. An older version never replaces a newer one. */
  version: number;
  [column: string]: unknown;
}

interface Options {
  /** Column of the aggregate's id; `id` by default. */
  key?: string;
  /** Columns that a newer version replaces; all by default. */
  replaced?: readonly string[];
}

/** The first row of the newest version of each aggregate, ordered by id, so that concurrent writers lock rows in the same order. */
export const newestRows = <Row extends ProjectedRow>(rows: readonly Row[], key = 'id'): Row[] => {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const known = newest.get(String(row[key]));
    if (!known || row.version > known.version) newest.set(String(row[key]), row);
  }
  return [...newest].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};

/** Upserts rows of a projection in one statement, except those whose stored version is newer. All rows have the same columns. */
export const upsertIfNewer = async (
  trx: Knex.Transaction,
  table: string,
  rows: readonly ProjectedRow[],
  { key = 'id', replaced }: Options = {},
): Promise<void> => {
  if (rows.length === 0) return;
  const upsert = trx(table).insert(newestRows(rows, key)).onConflict(key);
  await (replaced ? upsert.merge([...replaced]) : upsert.merge()).whereRaw('excluded.version > ??', [
    `${table}.version`,
  ]);
};
