import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { callTransaction } from './call-transaction';
import { isTransactionConflict } from './database-failure';

/** Maximum runs of a transaction that conflicts with others, including the first one. */
const maxRuns = 3;
/** Longest wait before the next run, ms. */
const maxWaitMs = 50;

/** Runs work in its own transaction, or in the call's transaction when the reply is stored with the rows. */
export type InTransaction = <T>(work: (trx: Knex.Transaction) => Promise<T>) => Promise<T>;

/**
 * Opens transactions. A transaction that the server ended because of a deadlock or a serialization failure runs again, at
 * most three times in total, so `work` must only read and write through its `trx`.
 */
export const makeInTransaction =
  (db: Knex): InTransaction =>
  async (work) => {
    for (let run = 1; ; run += 1) {
      try {
        const outer = await callTransaction()?.open();
        return await (outer ?? db).transaction(work);
      } catch (error) {
        if (run === maxRuns || !isTransactionConflict(error)) throw error;
        await sleep(Math.random() * maxWaitMs);
      }
    }
  };
