import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import type { EventDefinition, ServiceName } from '@setu/protocol';
import { handleEvent } from '@setu/service-kit';
import { makeEventLike } from '@setu/service-kit/test';
import { type Content, callAsAdmin, startContent } from '../test/builders';

const eventLike = makeEventLike(Matchers);

/** A message of a pact, and its expected effect. */
interface Expectation {
  /** The provider state of the producer. */
  given: string;
  message: string;
  definition: EventDefinition;
  /** Fixed id of its subject, and the name of the id in the event. */
  id: string;
  idName?: string;
  data: object;
  /** Runs after all our consumers of such events have read the message. */
  check: (content: Content) => Promise<void>;
}

/** An instant as events carry it. */
export const anInstant = Matchers.regex(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  '2026-11-20T10:00:00.000Z',
);
export const anAmount = (example: string) => Matchers.regex(/^\d+\.\d{2}$/, example);

/** Newest line of the audit trail. */
export const newestLine = async (content: Content): Promise<string> =>
  (await callAsAdmin(content.service, 'GET', '/api/admin/activity?limit=1')).body[0]?.text;

/** Writes the pact with a producer of events: every consumer in the running service reads each message. */
export const readsFrom = (provider: ServiceName, expectations: readonly Expectation[]): void => {
  const pact = new Pact({
    consumer: 'content',
    provider,
    dir: join(__dirname, 'pacts'),
    logLevel: 'warn',
  });
  let content: Content;
  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content?.stop());

  test.each(expectations.map((one, index) => [one.message, one, index] as const))(
    '%s',
    async (_, { given, message, definition, id, idName, data, check }, index) => {
      const eventId = `c0ffee00-0000-4000-8000-00000000e0${String(index + 1).padStart(2, '0')}`;
      const event = eventLike(definition, { eventId, id, data, ...(idName ? { idName } : {}) });
      await pact
        .addAsynchronousInteraction()
        .given(given)
        .expectsToReceive(message, (expected) => expected.withJSONContent(event))
        .executeTest(async ({ contents }) => {
          const readers = content.service.running.consumers.filter(({ subscriptions }) =>
            subscriptions.some((subscription) => subscription.definition.type === definition.type),
          );
          expect(readers.length).toBeGreaterThan(0);
          for (const reader of readers)
            expect(await handleEvent(content.db, reader, JSON.stringify(contents.content))).toBe('done');
          await check(content);
        });
    },
  );
};
