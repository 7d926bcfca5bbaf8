import { newestRows, type ProjectedRow } from '@setu/service-kit';
import type { Knex } from 'knex';

/** A row with its time of creation if the event contains it, otherwise with the time of the event. */
export interface TimedRow {
  row: ProjectedRow & { id: string };
  at: Date;
}

/** The earliest time of each row. */
const earliestTimes = (rows: readonly TimedRow[]) => {
  const earliest = new Map<string, Date>();
  for (const { row, at } of rows) {
    const known = earliest.get(row.id);
    if (!known || at < known) earliest.set(row.id, at);
  }
  return earliest;
};

/**
 * Like `upsertIfNewer`, for rows with the time of their creation. Events may lack that time and arrive in any order, so the earliest known
 * time is stored. It is a single statement, because each statement on these tables also runs their triggers.
 * @param lateColumns columns that only one type of event has, so that they are stored even when the stored version is newer
 */
export const upsertIfNewerWithEarliest = async (
  trx: Knex.Transaction,
  table: string,
  rows: readonly TimedRow[],
  timeColumn: string,
  lateColumns: readonly string[] = [],
): Promise<void> => {
  const earliest = earliestTimes(rows);
  const newest = newestRows(rows.map(({ row }) => row)).map((row) => ({
    ...row,
    [timeColumn]: earliest.get(row.id),
  }));
  const ofNewer = (column: string) =>
    trx.raw('case when excluded.version > known.version then excluded.?? else known.?? end', [
      column,
      column,
    ]);
  const columns = Object.keys(rows[0]?.row ?? {});
  await trx(`${table} as known`)
    .insert(newest)
    .onConflict('id')
    .merge({
      ...Object.fromEntries(columns.map((column) => [column, ofNewer(column)])),
      ...Object.fromEntries(lateColumns.map((column) => [column, trx.raw('excluded.??', [column])])),
      [timeColumn]: trx.raw('least(known.??, excluded.??)', [timeColumn, timeColumn]),
    })
    .where((changes) => {
      changes.whereRaw('excluded.version > known.version');
      changes.orWhereRaw('excluded.?? < known.??', [timeColumn, timeColumn]);
      for (const column of lateColumns)
        changes.orWhereRaw('excluded.?? is distinct from known.??', [column, column]);
    });
};
