import { createHash } from 'node:crypto';
import { countTry } from '@setu/service-kit';
import type { Knex } from 'knex';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

const hourSeconds = 3_600;

interface Limit {
  /** Distinguishes its counters from those of other limits. */
  name: string;
  perHour: number;
}

/**
 * Counts tries of something by a key, such as a network, in Postgres, for all instances together. Keys are hashed, so that the table of
 * counters does not contain personal addresses.
 * @returns counts a try; throws RateLimitedError 429 when there were too many in the last hour
 */
export const makeTryLimit = (db: Knex, { name, perHour }: Limit) => {
  const limiter = new RateLimiterPostgres({
    storeClient: db,
    storeType: 'knex',
    tableName: 'attempts',
    tableCreated: true,
    keyPrefix: name,
    points: perHour,
    duration: hourSeconds,
  });
  return (key: string, what: string): Promise<void> =>
    countTry(limiter, createHash('sha256').update(key).digest('base64url'), what);
};
