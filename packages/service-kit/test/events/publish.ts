import { randomUUID } from 'node:crypto';
import { type EventDefinition, streamOf } from '@setu/contracts';
import type { z } from 'zod';
import { connectBroker, makeLogger } from '../../src/index';

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
  const broker = await connectBroker(brokerUrl, 'test-producer', makeLogger('test', 'silent'));
  await broker.ensureStream(definition.service);
  const payload = typeof envelope === 'string' ? envelope : JSON.stringify(envelope);
  await broker.js.publish(definition.type, payload, { expect: { streamName: streamOf(definition.service) } });
  await broker.close();
};
