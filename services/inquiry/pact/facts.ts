import { Matchers } from '@pact-foundation/pact';
import type { EventDefinition } from '@setu/contracts';

/**
 * A fact as this service reads it: the kind to the letter, everything else by its form. Examples are fixed, so that
 * writing the pact again changes nothing.
 */
export const factLike = (
  definition: EventDefinition,
  { eventId, id, ...data }: { eventId: string; id: string } & Record<string, unknown>,
) => ({
  specversion: '1.0',
  id: Matchers.uuid(eventId),
  source: Matchers.string(`/services/${definition.service}`),
  type: definition.type,
  subject: Matchers.uuid(id),
  time: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-11-20T10:00:00.000Z'),
  datacontenttype: 'application/json',
  data: { id: Matchers.uuid(id), ...data },
});
