import { type ServiceName, streamOf } from '@setu/contracts';
import type { Knex } from 'knex';
import { withoutTimeLimits } from '../db/database';
import type { Migration } from '../db/migrate';
import type { StreamState } from './broker';

/** How far a service's outbox was published, by the broker's own numbers. */
export const relayStateTable: Migration = {
  name: '00000000000002-relay-state',
  up: async (db) => {
    await db.schema.createTable('relay_state', (table) => {
      table.text('stream').primary();
      // Text: the broker's moment has nanoseconds, and is only compared for equality.
      table.text('stream_created').notNullable();
      table.bigInteger('last_sequence').notNullable();
    });
  },
  down: (db) => db.schema.dropTable('relay_state'),
};

interface RelayState {
  stream_created: string;
  last_sequence: string;
}

/**
 * Whether the broker's stream lacks events that were published: it was created again since, or ends before what it has
 * acknowledged. Of an outbox that was published before there was a record, the number of events is compared.
 */
const hasLost = async (
  trx: Knex.Transaction,
  known: RelayState | undefined,
  { created, lastSequence }: StreamState,
): Promise<boolean> => {
  if (known) return known.stream_created !== created || lastSequence < Number(known.last_sequence);
  const [row] = await trx('outbox').whereNotNull('published_at').count<{ count: string }[]>('* as count');
  return lastSequence < Number(row?.count ?? 0);
};

/** Marks every event of the outbox as unpublished: the relay publishes them again, oldest first. */
export const markUnpublished = async (trx: Knex.Transaction): Promise<number> => {
  await withoutTimeLimits(trx);
  return trx('outbox').whereNotNull('published_at').update({ published_at: null });
};

/**
 * Compares the broker's stream with what was published to it, and has the outbox published again where events are missing.
 * Readers drop what they know already.
 * @returns how many events will be published again
 */
export const reconcileStream = (db: Knex, service: ServiceName, found: StreamState): Promise<number> =>
  db.transaction(async (trx): Promise<number> => {
    const stream = streamOf(service);
    const known = await trx<RelayState & { stream: string }>('relay_state').where({ stream }).first();
    const isLost = await hasLost(trx, known, found);
    const count = isLost ? await markUnpublished(trx) : 0;
    await trx('relay_state')
      .insert({ stream, stream_created: found.created, last_sequence: found.lastSequence })
      .onConflict('stream')
      .merge();
    return count;
  });

/** Remembers the newest sequence number that the broker acknowledged. */
export const rememberSequence = async (db: Knex, service: ServiceName, sequence: number): Promise<void> => {
  await db('relay_state')
    .where({ stream: streamOf(service) })
    .where('last_sequence', '<', sequence)
    .update({ last_sequence: sequence });
};
