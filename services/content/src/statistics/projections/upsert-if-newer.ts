import type { Knex } from 'knex';

/** A row of a copy, columns by their names in the table. */
interface Copy {
  id: string;
  version: number;
  [column: string]: unknown;
}

/** Takes over a thing's state unless we know a newer one. */
export const upsertIfNewer = async (trx: Knex.Transaction, table: string, row: Copy): Promise<void> => {
  await trx(table)
    .insert(row)
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > ??', [`${table}.version`]);
};

/**
 * As `upsertIfNewer`, for a thing that began at some instant. Events may lack that instant and come in any order; the
 * earliest one heard of is kept.
 */
export const upsertIfNewerWithEarliest = async (
  trx: Knex.Transaction,
  table: string,
  row: Copy,
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
