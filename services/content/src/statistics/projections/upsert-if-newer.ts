import { type ProjectedRow, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';

/** A row with the time of the event it is made of, or of its creation if the event says it. */
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
  return [...earliest].map(([id, at]) => ({ id, at }));
};

/**
 * Like `upsertIfNewer`, for rows with the time of their creation. Events may lack that time and arrive in any order, so the
 * earliest known time is stored.
 */
export const upsertIfNewerWithEarliest = async (
  trx: Knex.Transaction,
  table: string,
  rows: readonly TimedRow[],
  timeColumn: string,
): Promise<void> => {
  await upsertIfNewer(
    trx,
    table,
    rows.map(({ row, at }) => ({ ...row, [timeColumn]: at })),
    { replaced: Object.keys(rows[0]?.row ?? {}) },
  );
  await trx.raw(
    `update ?? set ?? = known.at from jsonb_to_recordset(?) as known(id uuid, at timestamptz)
     where ??.id = known.id and ?? > known.at`,
    [table, timeColumn, JSON.stringify(earliestTimes(rows)), table, `${table}.${timeColumn}`],
  );
};
