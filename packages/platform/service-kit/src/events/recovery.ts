import { streamOf } from '@setu/protocol';
import type { Knex } from 'knex';
import { withoutTimeLimits } from '../db/database';
import type { Broker } from './broker/broker';
import { durableName, type Reader } from './consumer';
import { type ConsumerDefinition, handleEvent } from './handle-event';
import { markUnpublished } from './relay-state';

/**
 * Handles the dead letters of a consumer again, oldest first. Those that succeed are marked as retried; those that fail get
 * their new reason.
 */
export const retryDeadLetters = async (
  db: Knex,
  consumer: ConsumerDefinition,
): Promise<{ done: number; failed: number }> => {
  // Only ids, because there may be many rows, and each contains a whole event.
  const ids: string[] = await db('dead_letters')
    .where({ consumer: consumer.name })
    .whereNull('retried_at')
    .orderBy('id')
    .pluck('id');
  let done = 0;
  for (const id of ids) {
    const letter = () => db('dead_letters').where({ id });
    const [payload]: string[] = await letter().pluck('payload');
    try {
      await handleEvent(db, consumer, payload ?? '');
      await letter().update({ retried_at: db.fn.now() });
      done += 1;
    } catch (error) {
      await letter().update({ reason: String((error as Error).message).slice(0, 4_000) });
    }
  }
  return { done, failed: ids.length - done };
};

/**
 * Empties a projection and makes the broker redeliver every event. The running service recreates the durable consumer
 * within a second.
 */
export const replayConsumer = async (
  db: Knex,
  broker: Broker,
  service: Reader,
  consumer: ConsumerDefinition,
): Promise<void> => {
  await db.transaction(async (trx) => {
    await withoutTimeLimits(trx);
    // Waits for running handlers. Otherwise their inbox rows would outlive their rows in the projection.
    await trx.raw('lock table inbox in exclusive mode');
    await trx('inbox').where({ consumer: consumer.name }).delete();
    await consumer.reset(trx);
    // As an exception, this call to the broker is inside the transaction: a running service recreates the durable
    // consumer at once, and events that it handled before this commits would be deleted with the rest.
    await broker.removeConsumer(streamOf(consumer.from), durableName(service, consumer));
  });
};

/** Marks every event of the outbox as unpublished, for a broker that lost its store. @returns how many */
export const republishAll = (db: Knex): Promise<number> => db.transaction(markUnpublished);
