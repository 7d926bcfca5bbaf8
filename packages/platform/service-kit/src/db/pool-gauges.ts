import type { Knex } from 'knex';
import type { SampledGauge } from '../observability/sampled-gauge';

/** The parts of knex's pool that are read here. */
interface Pool {
  max: number;
  numUsed: () => number;
  numFree: () => number;
  numPendingAcquires: () => number;
}

/** How a process uses its connections to the database. */
export const poolGauges = (db: Knex): SampledGauge[] => {
  const pool: Pool = db.client.pool;
  return [
    {
      name: 'database_pool_connections',
      help: 'Open connections to the database, by state: used or idle',
      labels: ['state'],
      read: () => [
        { labels: { state: 'used' }, value: pool.numUsed() },
        { labels: { state: 'idle' }, value: pool.numFree() },
      ],
    },
    {
      name: 'database_pool_limit',
      help: 'Most connections to the database that this process opens',
      read: () => [{ value: pool.max }],
    },
    {
      name: 'database_pool_waiting',
      help: 'Queries that wait for a connection',
      read: () => [{ value: pool.numPendingAcquires() }],
    },
  ];
};
