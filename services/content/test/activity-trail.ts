import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@setu/protocol';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, type ServiceAlone } from '@setu/service-kit/test';
import { activityConsumers } from '../src/activity/activity.consumers';
import { callAsAdmin } from './builders';

/** Returns the consumer that writes lines about this type of event. */
export const consumerOf = (definition: EventDefinition) => {
  const consumer = activityConsumers.find(({ from }) => from === definition.service);
  if (!consumer) throw new Error(`no consumer writes lines about events of ${definition.service}`);
  return consumer;
};

/** Publishes events to the audit trail and reads it. */
export const makeTrail = (content: ServiceAlone) => ({
  publish: (definition: EventDefinition, data: Record<string, unknown>, eventId: string = randomUUID()) =>
    handleEvent(
      content.db,
      consumerOf(definition),
      JSON.stringify(envelopeOf(definition, randomUUID(), data, eventId)),
    ),
  trail: async (query = '') =>
    (await callAsAdmin(content.service, 'GET', `/api/admin/activity${query}`)).body,
});
