import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** The owner of properties. */
export interface Owner {
  id: string;
  /** False when the user is neither agent nor brand; the properties are then hidden. */
  isProvider: boolean;
}

/** Reads and locks a provider, so that it and its properties do not change until the transaction ends. */
export type LockProvider = (trx: Knex.Transaction, actor: SignedIn) => Promise<Owner>;
