import type { Knex } from 'knex';

/** A row of a projection, by names of columns. */
interface ProjectedRow {
  id: string;
  version: number;
  [column: string]: unknown;
}

/** Upserts a row unless the stored version is newer. */
export const upsertIfNewer = async (
  trx: Knex.Transaction,
  table: string,
  row: ProjectedRow,
): Promise<void> => {
  await trx(table)
    .insert(row)
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > ??', [`${table}.version`]);
};

/**
 * Like `upsertIfNewer`, for rows with the time of their creation. Events may lack that time and arrive in any order, so the
 * earliest known time is stored.
 */
export const upsertIfNewerWithEarliest = async (
  trx: Knex.Transaction,
  table: string,
  row: ProjectedRow,
  began: { column: string; at: Date },
): Promise<void> => {
  await trx(table)
    .insert({ ...row, [began.column]: began.at })
    .onConflict('id')
    .merge(Object.keys(row))
    .whereRaw('excluded.version > ??', [`${table}.version`]);
  await trx(table)
    .where({ id: row.id })
    .where(began.column, '>', began.at)
    .update({ [began.column]: began.at });
};
