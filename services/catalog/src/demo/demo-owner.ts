import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';

/** Stores an owner with the name that identity will publish. Returns the stored owner. */
export type ExpectOwner = (
  trx: Knex.Transaction,
  owner: { id: string; name: string; role: 'brand' | 'agent' },
) => Promise<Owner>;

/** Ten in the morning in India on the day it was listed, a minute apart by number. */
export const listedAt = (day: string, n: number) => new Date(Date.parse(`${day}T04:30:00Z`) + n * 60_000);
