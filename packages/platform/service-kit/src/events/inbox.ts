import type { Knex } from 'knex';
import type { ConsumerDefinition } from './handle-event';

/**
 * True for a consumer that only builds a projection. Its commits are visible before the disk has them: a crash of the database
 * undoes them, and the broker, which had no acknowledgement yet, delivers the events again. A transaction that records an event waits
 * for the disk all the same: `recordEvent` sees to that.
 */
const isProjection = ({ subscriptions }: ConsumerDefinition): boolean =>
  subscriptions.every(({ applyAll }) => applyAll !== undefined);

/** Records events in the inbox. @returns the ids of those that were not there */
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
 * Waits until the disk has what a projection committed. To be called before its events are acknowledged, also for events that were
 * in the inbox already: their commits may not be on the disk yet.
 */
export const flushProjection = async (db: Knex, consumer: ConsumerDefinition): Promise<void> => {
  if (isProjection(consumer)) await db.raw(`select pg_logical_emit_message(true, 'inbox', '')`);
};
