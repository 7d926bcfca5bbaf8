import type { Knex } from 'knex';
import type { ConsumerDefinition } from './handle-event';

/**
 * True for a consumer that only builds a projection. Its commits are visible before they are on disk. A crash of the database undoes
 * them, and the broker, which has no acknowledgement yet, redelivers the events. A transaction that records an event still waits for
 * the disk: `recordEvent` ensures that.
 */
const isProjection = ({ subscriptions }: ConsumerDefinition): boolean =>
  subscriptions.every(({ applyAll }) => applyAll !== undefined);

/** Records events in the inbox. @returns the ids of the new events */
export const recordInInbox = async (
  trx: Knex.Transaction,
  consumer: ConsumerDefinition,
  ids: readonly string[],
): Promise<Set<string>> => {
  const setting = isProjection(consumer) ? `set_config('synchronous_commit', 'off', true),` : '';
  const { rows } = await trx.raw(
    // Sorted, so that two instances with the same events wait for each other instead of deadlocking.
    `insert into inbox (consumer, event_id) select ?, id from ${setting} unnest(?::uuid[]) id order by id
     on conflict (consumer, event_id) do nothing returning event_id`,
    [consumer.name, [...new Set(ids)]],
  );
  return new Set((rows as { event_id: string }[]).map(({ event_id }) => event_id));
};

/**
 * Waits until the commits of a projection are on disk. Call it before its events are acknowledged, also for events that were
 * already in the inbox, because their commits may not be on disk yet.
 */
export const flushProjection = async (db: Knex, consumer: ConsumerDefinition): Promise<void> => {
  if (isProjection(consumer)) await db.raw(`select pg_logical_emit_message(true, 'inbox', '')`);
};
