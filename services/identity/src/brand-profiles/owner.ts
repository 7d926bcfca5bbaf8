import type { UserRole } from '@setu/contracts';
import type { Knex } from 'knex';

/** What a profile has to know of the account it belongs to. */
export interface Owner {
  id: string;
  role: UserRole;
  brandName: string | null;
  updatedAt: Date;
}

/** What accounts do for profiles. */
export interface Owners {
  findOwner: (db: Knex, id: string) => Promise<Owner | undefined>;
  /** Locked until the transaction ends. */
  lockOwner: (trx: Knex.Transaction, id: string) => Promise<Owner | undefined>;
  /** Gives the brand this name and tells of it, where it is another one. */
  renameBrand: (trx: Knex.Transaction, id: string, brandName: string) => Promise<Owner>;
}
