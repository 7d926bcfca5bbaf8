import type { EventDefinition } from '@setu/protocol';

/** The matchers of Pact that are used here. A parameter, so that only pact tests load Pact. */
interface Matchers {
  uuid: (example: string) => unknown;
  string: (example: string) => unknown;
  regex: (pattern: RegExp, example: string) => unknown;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Makes what a pact expects of an event: the exact type, and the form of everything else. Examples are fixed, so that writing
 * the pact again changes nothing.
 */
export const makeEventLike =
  ({ uuid, string, regex }: Matchers) =>
  (
    definition: EventDefinition,
    /** `id` is the aggregate's id; the event may name it differently. */
    { eventId, id, idName = 'id', data }: { eventId: string; id: string; idName?: string; data: object },
  ) => ({
    specversion: '1.0',
    id: uuid(eventId),
    source: string(`/services/${definition.service}`),
    type: definition.type,
    subject: uuid(id),
    time: regex(instant, '2026-11-20T10:00:00.000Z'),
    datacontenttype: 'application/json',
    data: { [idName]: uuid(id), ...data },
  });
