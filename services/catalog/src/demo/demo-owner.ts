import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';

/** Stores an owner with the name that identity will publish. Returns the stored owner. */
export type ExpectOwner = (
  trx: Knex.Transaction,
  owner: { id: string; name: string; role: 'brand' | 'agent' },
) => Promise<Owner>;

/** 10:00 in India on the day it was listed, with an offset of minutes by number. */
export const listedAt = (day: string, n: number) => new Date(Date.parse(`${day}T04:30:00Z`) + n * 60_000);
