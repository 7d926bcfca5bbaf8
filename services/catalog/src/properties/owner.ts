import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** What properties need to know of who offers them. */
export interface Owner {
  id: string;
  /** False once the user is neither agent nor brand: the properties hide. */
  isProvider: boolean;
}

/** Reads a provider and keeps others from changing it or its properties until the transaction ends. */
export type LockProvider = (trx: Knex.Transaction, actor: SignedIn) => Promise<Owner>;
