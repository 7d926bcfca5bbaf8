import { Matchers } from '@pact-foundation/pact';
import type { EventDefinition } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import type { TestService } from '@setu/service-kit/test';
import { consumerOf } from '../test/builders';

/**
 * A fact as this service reads it: the kind to the letter, everything else by its form. Examples are fixed, so that
 * writing the pact again changes nothing. `idName` is what the fact calls the id it is about.
 */
export const factLike = (
  definition: EventDefinition,
  { eventId, id, ...data }: { eventId: string; id: string } & Record<string, unknown>,
  idName = 'id',
) => ({
  specversion: '1.0',
  id: Matchers.uuid(eventId),
  source: Matchers.string(`/services/${definition.service}`),
  type: definition.type,
  subject: Matchers.uuid(id),
  time: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-11-20T10:00:00.000Z'),
  datacontenttype: 'application/json',
  data: { [idName]: Matchers.uuid(id), ...data },
});

/** Reads a message of a pact as the named consumer of the running service. */
export const makeReader = (service: () => TestService) => (consumer: string, content: unknown) =>
  handleEvent(service().running.db, consumerOf(service(), consumer), JSON.stringify(content));
