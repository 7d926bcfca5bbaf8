import type { Knex } from 'knex';
import type { Logger } from '../../observability/logger';

const everyMs = 10 * 60 * 1_000;
const batchSize = 1_000;

/** Deletes replies that were stored more than 24 hours ago, in batches. @returns how many */
export const pruneIdempotencyKeys = async (db: Knex): Promise<number> => {
  let pruned = 0;
  for (;;) {
    const old = db('idempotency_keys')
      .whereRaw(`created_at < now() - interval '24 hours'`)
      .limit(batchSize)
      .select('key_hash');
    const deleted = await db('idempotency_keys').whereIn('key_hash', old).delete();
    pruned += deleted;
    if (deleted < batchSize) return pruned;
  }
};

/** Prunes now and every ten minutes. Several instances may do this at the same time. @returns a function that stops it */
export const startPruning = (db: Knex, logger: Logger): (() => void) => {
  const prune = () =>
    pruneIdempotencyKeys(db).catch((err: unknown) =>
      logger.warn({ err }, 'old idempotency keys could not be deleted'),
    );
  void prune();
  const timer = setInterval(() => void prune(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
