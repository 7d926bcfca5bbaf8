import type { EventDefinition } from '@setu/protocol';

/** The Pact matchers in use. They are a parameter, so that only pact tests load Pact. */
interface Matchers {
  uuid: (example: string) => unknown;
  string: (example: string) => unknown;
  regex: (pattern: RegExp, example: string) => unknown;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Makes the expectation of a pact for an event: the exact type, and the format of everything else. Examples are fixed, so
 * that the pact does not change when it is rewritten.
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
