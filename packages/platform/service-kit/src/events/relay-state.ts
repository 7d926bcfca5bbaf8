import { type ServiceName, streamOf } from '@setu/protocol';
import type { Knex } from 'knex';
import { withoutTimeLimits } from '../db/database';
import type { Migration } from '../db/migrate';
import type { StreamState } from './broker/broker';

/** The newest sequence number that the broker acknowledged, per stream. */
export const relayStateTable: Migration = {
  name: '00000000000002-relay-state',
  up: async (db) => {
    await db.schema.createTable('relay_state', (table) => {
      table.text('stream').primary();
      // Text: the broker's timestamp has nanoseconds, and is only compared for equality.
      table.text('stream_created').notNullable();
      table.bigInteger('last_sequence').notNullable();
    });
  },
  down: (db) => db.schema.dropTable('relay_state'),
};

interface RelayState {
  /** The id of the stream, or its creation time when it has no id. */
  stream_created: string;
  last_sequence: string;
}

/**
 * Whether the stream lacks events that were published: it was created again, or its last event is older than the last
 * event it acknowledged. An outbox that is older than the table `relay_state` is compared by its number of events.
 */
const hasLost = async (
  trx: Knex.Transaction,
  known: RelayState | undefined,
  { id, created, lastSequence }: StreamState,
): Promise<boolean> => {
  if (known) {
    const isAnother = known.stream_created !== id && known.stream_created !== created;
    return isAnother || lastSequence < Number(known.last_sequence);
  }
  const [row] = await trx('outbox').whereNotNull('published_at').count<{ count: string }[]>('* as count');
  return lastSequence < Number(row?.count ?? 0);
};

/** Marks every event of the outbox as unpublished, so that the relay publishes them again. @returns how many */
export const markUnpublished = async (trx: Knex.Transaction): Promise<number> => {
  await withoutTimeLimits(trx);
  return trx('outbox').whereNotNull('published_at').update({ published_at: null });
};

/**
 * Compares the stream with the published events, and marks the outbox as unpublished when events are missing. Consumers
 * skip the events that they have handled.
 * @returns how many events will be published again
 */
export const reconcileStream = (db: Knex, service: ServiceName, found: StreamState): Promise<number> =>
  db.transaction(async (trx): Promise<number> => {
    const stream = streamOf(service);
    const known = await trx<RelayState & { stream: string }>('relay_state').where({ stream }).first();
    const isLost = await hasLost(trx, known, found);
    const count = isLost ? await markUnpublished(trx) : 0;
    await trx('relay_state')
      .insert({ stream, stream_created: found.id ?? found.created, last_sequence: found.lastSequence })
      .onConflict('stream')
      .merge();
    return count;
  });
