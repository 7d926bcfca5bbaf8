import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** What franchises need to know of the brand that owns them. */
export interface Owner {
  id: string;
  name: string;
  /** False once the user's role is another one: the franchises hide. */
  isBrand: boolean;
}

/** Reads a brand and keeps others from changing it or its franchises until the transaction ends. */
export type LockBrand = (trx: Knex.Transaction, actor: SignedIn) => Promise<Owner>;
