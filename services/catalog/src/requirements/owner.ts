import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** The owner of requirements. */
export interface Owner {
  id: string;
  /** False when the user has another role; the requirements are then hidden. */
  isBrand: boolean;
}

/** Reads and locks a brand, so that it and its requirements do not change until the transaction ends. */
export type LockBrand = (trx: Knex.Transaction, actor: SignedIn) => Promise<Owner>;
