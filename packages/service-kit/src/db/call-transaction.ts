import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** The one transaction of a call whose reply is stored with what the call wrote. */
interface CallTransaction {
  /** Opens it for the first caller and answers the same one to all others. */
  open: () => Promise<Knex.Transaction>;
}

const current = new AsyncLocalStorage<CallTransaction>();

/** The transaction of the call that is being answered; undefined where each piece of work has its own. */
export const callTransaction = (): CallTransaction | undefined => current.getStore();

/** Answers a call; every `inTransaction` inside becomes a part of this transaction. */
export const withCallTransaction = <T>(transaction: CallTransaction, answer: () => Promise<T>): Promise<T> =>
  current.run(transaction, answer);
