import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** The transaction of a call whose reply is stored together with the rows that the call wrote. */
interface CallTransaction {
  /** Opens the transaction on the first use and returns the same one afterwards. */
  open: () => Promise<Knex.Transaction>;
}

const current = new AsyncLocalStorage<CallTransaction>();

/** The transaction of the current call; undefined when each `inTransaction` opens its own. */
export const callTransaction = (): CallTransaction | undefined => current.getStore();

/** Runs a call in which every `inTransaction` becomes a part of this transaction. */
export const withCallTransaction = <T>(transaction: CallTransaction, answer: () => Promise<T>): Promise<T> =>
  current.run(transaction, answer);
