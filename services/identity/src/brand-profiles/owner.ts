import type { UserRole } from '@setu/contracts';
import type { Knex } from 'knex';

/** The account of a profile. */
export interface Owner {
  id: string;
  role: UserRole;
  brandName: string | null;
  updatedAt: Date;
}

/** Functions of accounts for profiles. */
export interface Owners {
  findOwner: (db: Knex, id: string) => Promise<Owner | undefined>;
  /** Locked until the transaction ends. */
  lockOwner: (trx: Knex.Transaction, id: string) => Promise<Owner | undefined>;
  /** Changes the brand's name and records the event, if the name differs. */
  renameBrand: (trx: Knex.Transaction, id: string, brandName: string) => Promise<Owner>;
}
