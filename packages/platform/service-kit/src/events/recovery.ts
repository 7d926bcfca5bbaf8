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
  // Only ids: there may be many rows, and each holds a whole event.
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
 * Empties a projection and makes the broker deliver every event again. The running service creates the durable consumer
 * again within a second.
 */
export const replayConsumer = async (
  db: Knex,
  broker: Broker,
  service: Reader,
  consumer: ConsumerDefinition,
): Promise<void> => {
  await db.transaction(async (trx) => {
    await withoutTimeLimits(trx);
    // Waits for handlers that are running: otherwise their inbox rows would outlive the rows they made in the projection.
    await trx.raw('lock table inbox in exclusive mode');
    await trx('inbox').where({ consumer: consumer.name }).delete();
    await consumer.reset(trx);
    // This call to the broker belongs in the transaction, an exception to the rule: a running service creates the durable
    // consumer again at once, and what it handled before this commits would be deleted with the rest.
    await broker.removeConsumer(streamOf(consumer.from), durableName(service, consumer));
  });
};

/** Marks every event of the outbox as unpublished, for a broker that lost its store. @returns how many */
export const republishAll = (db: Knex): Promise<number> => db.transaction(markUnpublished);
