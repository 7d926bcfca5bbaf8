import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { callTransaction } from './call-transaction';
import { isTransactionConflict } from './database-failure';

/** Runs of a transaction that loses against others, the first one included. */
const maxRuns = 3;
/** Longest wait before the next run, ms. */
const maxWaitMs = 50;

/** Runs work in a transaction of its own, or in a part of the call's where the call's reply is stored with it. */
export type InTransaction = <T>(work: (trx: Knex.Transaction) => Promise<T>) => Promise<T>;

/**
 * Opens transactions. One that the server ended because of a deadlock or a serialization failure has left no trace, so it
 * runs again, up to three times in all: `work` may do nothing but read and write through its `trx`.
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
