import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** What requirements need to know of the brand that posts them. */
export interface Owner {
  id: string;
  /** False once the user's role is another one: the requirements hide. */
  isBrand: boolean;
}

/** Reads a brand and keeps others from changing it or its requirements until the transaction ends. */
export type LockBrand = (trx: Knex.Transaction, actor: SignedIn) => Promise<Owner>;
