import type { Knex } from 'knex';
import type { Logger } from '../observability/logger';

/** Returns the current time. */
export interface Clock {
  now: () => Date;
}

/** How often the clocks are compared, ms. */
const compareEveryMs = 60_000;
/** A smaller difference is not corrected, ms. */
const smallestSkewMs = 1_000;

/** How far the clock of the database is ahead of this machine's clock, and the accuracy of that value, ms. */
const measureSkew = async (db: Knex) => {
  const askedAt = Date.now();
  const { rows } = await db.raw('select extract(epoch from clock_timestamp())::float8 * 1000 as at');
  const tookMs = Date.now() - askedAt;
  // The database read its clock at some moment in between.
  return { skewMs: rows[0].at - askedAt - tookMs / 2, accuracyMs: tookMs / 2 };
};

/**
 * The clock of the database. Processes compare times that were written on other machines: a link that is valid for five
 * minutes, the lease of a mail, the order of messages. So all of them use one clock and not that of their machine.
 * @throws Error when the database does not answer; later the last known difference is used
 */
export const startDatabaseClock = async (db: Knex, logger: Logger): Promise<Clock & { stop: () => void }> => {
  let skewMs = 0;
  const compare = async () => {
    const measured = await measureSkew(db);
    const leastMs = smallestSkewMs + measured.accuracyMs;
    if (Math.abs(measured.skewMs - skewMs) < leastMs) return;
    skewMs = Math.abs(measured.skewMs) < leastMs ? 0 : measured.skewMs;
    logger.warn(
      { clockSkewMs: Math.round(skewMs) },
      skewMs === 0
        ? 'the clock of this machine agrees with that of the database again'
        : 'the clock of this machine differs from that of the database, which is used. Let a time service (NTP) set the clocks of both machines',
    );
  };
  await compare();
  const timer = setInterval(() => {
    compare().catch((err: unknown) => logger.debug({ err }, 'the clock of the database could not be read'));
  }, compareEveryMs);
  timer.unref();
  return { now: () => new Date(Date.now() + skewMs), stop: () => clearInterval(timer) };
};
