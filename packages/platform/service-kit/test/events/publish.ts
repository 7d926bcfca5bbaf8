import { randomUUID } from 'node:crypto';
import { type EventDefinition, streamOf } from '@setu/protocol';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { connectBroker, makeLogger } from '../../src/index';
import { eventually } from '../eventually';

/** An event as its producer would publish it. */
export const envelopeOf = <D extends EventDefinition>(
  definition: D,
  aggregateId: string,
  data: z.input<D['data']>,
  id: string = randomUUID(),
) => ({
  specversion: '1.0',
  id,
  source: `/services/${definition.service}`,
  type: definition.type,
  subject: aggregateId,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data,
});

/** Publishes an event, or any other payload, to a real JetStream stream, as another service would. */
export const publishEvent = async (
  brokerUrl: string,
  definition: EventDefinition,
  envelope: unknown,
): Promise<void> => {
  const broker = await connectBroker({ NATS_URL: brokerUrl }, 'test-producer', makeLogger('test', 'silent'));
  await broker.ensureStream(definition.service);
  const payload = typeof envelope === 'string' ? envelope : JSON.stringify(envelope);
  await broker.js.publish(definition.type, payload, { expect: { streamName: streamOf(definition.service) } });
  await broker.close();
};

interface Batch {
  brokerUrl: string;
  /** Database of the reader. */
  db: Knex;
  /** Name of the reader's existing durable consumer at the broker: `catalog-brands`. */
  durable: string;
}

/**
 * Publishes events of one service so that a running consumer handles all except the first together: its first event waits
 * for the inbox until the others have arrived.
 */
export const publishTogether = async (
  { brokerUrl, db, durable }: Batch,
  [first, ...others]: readonly (readonly [EventDefinition, envelope: unknown])[],
): Promise<void> => {
  if (!first) return;
  const broker = await connectBroker({ NATS_URL: brokerUrl }, 'test-producer', makeLogger('test', 'silent'));
  const publish = async ([{ type }, envelope]: typeof first) =>
    (await broker.js.publish(type, JSON.stringify(envelope))).seq;
  try {
    const { consumers } = await broker.manager();
    await db.transaction(async (trx) => {
      await trx.raw('lock table inbox in exclusive mode');
      await publish(first);
      await eventually(async () => {
        const waiting = await trx('pg_locks').whereRaw(`relation = 'inbox'::regclass and not granted`);
        if (waiting.length === 0) throw new Error('the consumer does not wait for the inbox');
      });
      let last = 0;
      for (const event of others) last = await publish(event);
      await eventually(async () => {
        const { delivered } = await consumers.info(streamOf(first[0].service), durable);
        if (delivered.stream_seq < last) throw new Error('events are on their way');
      });
    });
  } finally {
    await broker.close();
  }
};
