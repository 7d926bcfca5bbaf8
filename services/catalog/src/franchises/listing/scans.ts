import type { Knex } from 'knex';

/**
 * How Postgres finds rows. `inOrder` reads rows in the order of an index or of the table, and stops early. `collected` collects
 * all matches from the indexes of filters and words, and sorts them. Null leaves it to the planner.
 */
export type Scan = 'inOrder' | 'collected' | null;

/** The pages of a common word fill more memory than a statement has by default; then all their rows are compared again. */
const collecting = `set local enable_seqscan = off; set local enable_indexscan = off; set local enable_indexonlyscan = off;
  set local work_mem = '32MB'`;

/** Without sorts, so that the index of the order is read: the planner expects few rows, which it would collect and sort. */
const inOrder = 'set local enable_bitmapscan = off; set local enable_sort = off';

/** Runs queries with a scan, in a transaction of their own. */
export const withScan = <T>(db: Knex, scan: Scan, work: (db: Knex) => Promise<T>): Promise<T> =>
  scan === null
    ? work(db)
    : db.transaction(async (trx) => {
        await trx.raw(scan === 'inOrder' ? inOrder : collecting);
        return work(trx);
      });
