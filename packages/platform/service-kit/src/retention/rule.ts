import type { Knex } from 'knex';

/** Result of one batch. */
interface RemovedBatch {
  rows: number;
  /** True when the rule has finished in this run. */
  isDone: boolean;
}

/** Defines which rows are removed, and at what age. */
export interface RetentionRule {
  /** Name in logs, metrics and docs/retention.md: `activity`. */
  name: string;
  /** Removes a limited number of rows in the given transaction, so that no statement holds locks for long. */
  removeBatch: (trx: Knex.Transaction, now: Date) => Promise<RemovedBatch>;
}

/** Maximum number of rows that one batch removes. */
export const batchRows = 1_000;

const dayMs = 24 * 60 * 60 * 1_000;

/** The instant this many days before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

interface OlderThan {
  name: string;
  table: string;
  /** Column with the instant or day from which a row's age is counted. A large table needs an index that begins with it. */
  column: string;
  days: number;
  /** SQL condition that limits the rule to some rows. */
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
