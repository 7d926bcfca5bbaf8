import { streamOf } from '@setu/contracts';
import type { Knex } from 'knex';
import { withoutTimeLimits } from '../db/database';
import type { Broker } from './broker';
import { type ConsumerDefinition, durableName, handleEvent, type Reader } from './consumer';
import { markUnpublished } from './relay-state';

/**
 * Runs the dead letters of a consumer again, oldest first. Those that succeed are marked; those that fail keep
 * their new reason.
 */
export const retryDeadLetters = async (
  db: Knex,
  consumer: ConsumerDefinition,
): Promise<{ done: number; failed: number }> => {
  // Their ids alone: there may be many, and each holds a whole event.
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
 * Empties a projection and has the broker deliver every event again. The running service picks the new
 * durable consumer up within a second.
 */
export const replayConsumer = async (
  db: Knex,
  broker: Broker,
  service: Reader,
  consumer: ConsumerDefinition,
): Promise<void> => {
  await db.transaction(async (trx) => {
    await withoutTimeLimits(trx);
    // Waits for handlers in the middle of their work: their inbox rows would else outlive the projection they made.
    await trx.raw('lock table inbox in exclusive mode');
    await trx('inbox').where({ consumer: consumer.name }).delete();
    await consumer.reset(trx);
    // While the inbox is held, though a call to the broker otherwise never belongs in a transaction: a running service
    // makes the durable consumer anew at once, and what it handled before this commits would be emptied with the rest.
    await broker.removeConsumer(streamOf(consumer.from), durableName(service, consumer));
  });
};

/** Has every event of the outbox published again, for a broker that lost its store. */
export const republishAll = (db: Knex): Promise<number> => db.transaction(markUnpublished);
