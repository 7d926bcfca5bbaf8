import type { Knex } from 'knex';

/** What one batch did. */
interface RemovedBatch {
  rows: number;
  /** True when the rule has nothing more to do in this run. */
  isDone: boolean;
}

/** Rows that go at some age: which, and when. */
export interface RetentionRule {
  /** Name in logs, metrics and docs/retention.md: `activity`. */
  name: string;
  /** Removes a bounded number of rows, in the transaction given, so that no statement holds locks for long. */
  removeBatch: (trx: Knex.Transaction, now: Date) => Promise<RemovedBatch>;
}

/** Rows that one batch removes at most. */
export const batchRows = 1_000;

const dayMs = 24 * 60 * 60 * 1_000;

/** The instant this many days before another one. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

interface OlderThan {
  name: string;
  table: string;
  /** The instant, or the day, a row's age is counted from. An index must begin with it unless the table is small. */
  column: string;
  days: number;
  /** Narrows the rows that go: SQL on the table's columns. */
  only?: string;
}

/** Removes the rows of a table that are older than a number of days, the oldest first. */
export const olderThan = ({ name, table, column, days, only = 'true' }: OlderThan): RetentionRule => ({
  name,
  removeBatch: async (trx, now) => {
    const { rowCount } = await trx.raw(
      `delete from ?? where ctid in (select ctid from ?? where ?? < ? and (${only}) order by ?? limit ?)`,
      [table, table, column, daysBefore(now, days), column, batchRows],
    );
    return { rows: rowCount, isDone: rowCount < batchRows };
  },
});
