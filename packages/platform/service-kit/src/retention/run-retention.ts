import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { withoutTimeLimits } from '../db/database';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { RetentionRule } from './rule';

/** Maximum number of batches of one rule in one run; the next run continues. */
const maxBatches = 500;
/** Pause between batches, so that requests are served first, ms. */
const pauseMs = 20;
/** Any fixed number, first key of the advisory lock that lets only one process remove rows. */
const lockSpace = 7_320;

/** Removes something other than table rows: messages of a stream, files. */
export interface Sweep {
  name: string;
  /** @returns the number of removed items */
  run: (now: Date) => Promise<number>;
}

/** The database from which rows are removed, and where the results are reported. */
export interface RetentionPlace {
  db: Knex;
  /** The schema that is locked; the rules name its tables. */
  schema: string;
  rules: readonly RetentionRule[];
  sweeps: readonly Sweep[];
  logger: Logger;
  metrics: Metrics;
}

const removeRows = async (
  db: Knex,
  { removeBatch }: RetentionRule,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<number> => {
  let removed = 0;
  for (let batch = 0; batch < maxBatches && !signal?.aborted; batch += 1) {
    const { rows, isDone } = await db.transaction((trx) => removeBatch(trx, now));
    removed += rows;
    if (isDone) break;
    await sleep(pauseMs);
  }
  return removed;
};

/**
 * Applies every rule once. Only one process per schema runs it at a time. A rule that fails is logged, and the others run.
 * @param signal ends the run after the current batch
 * @returns how many rows each rule removed, by name; null when another process is running
 */
export const runRetention = async (
  { db, schema, rules, sweeps, logger, metrics }: RetentionPlace,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number> | null> =>
  // The lock has its own transaction without rows: each batch commits separately.
  db.transaction(async (lock) => {
    await withoutTimeLimits(lock);
    const { rows } = await lock.raw('select pg_try_advisory_xact_lock(?, hashtext(?)) as won', [
      lockSpace,
      schema,
    ]);
    if (!rows[0]?.won) return null;
    const removed: Record<string, number> = {};
    const tasks = [
      ...rules.map((rule) => ({ name: rule.name, run: () => removeRows(db, rule, now, signal) })),
      ...sweeps.map(({ name, run }) => ({ name, run: () => run(now) })),
    ];
    for (const { name, run } of tasks) {
      if (signal?.aborted) break;
      try {
        const count = await run();
        removed[name] = count;
        metrics.retentionRemoved.inc({ rule: name }, count);
      } catch (err) {
        metrics.retentionFailures.inc({ rule: name });
        logger.error({ err, rule: name }, 'retention failed');
      }
    }
    const some = Object.entries(removed).filter(([, count]) => count > 0);
    if (some.length > 0) logger.info({ removed: Object.fromEntries(some) }, 'retention');
    return removed;
  });

/** The result of a run as a line to print. */
export const removedLine = (removed: Readonly<Record<string, number>> | null): string =>
  removed === null
    ? 'Another process removes old rows at this moment. Nothing was done here.'
    : `Removed: ${Object.entries(removed)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`;
