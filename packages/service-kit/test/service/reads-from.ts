import { join } from 'node:path';
import type * as PactPackage from '@pact-foundation/pact';
import type { EventDefinition, ServiceName } from '@setu/contracts';
import type { Knex } from 'knex';
import { handleEvent } from '../../src/index';
import { makeEventLike } from '../pact/event-like';
import type { ServiceAlone } from './service-alone';

/** One message of a pact and the row that must come of it. */
export interface EventExpectation {
  /** What must have happened at the producer. */
  given: string;
  message: string;
  definition: EventDefinition;
  /** The running service's consumer of this name reads it. */
  consumer: { name: string };
  /** Fixed id of the thing it is about, and what the event calls it; `id` unless said. */
  id: string;
  idName?: string;
  /** What must stand here before. */
  prepare?: (db: Knex) => Promise<unknown>;
  /** Every field the service reads, and no other. */
  data: object;
  /** Where the row stands, in which column its id, which one if not the event's, and what of it. */
  table: string;
  key?: string;
  rowId?: string;
  row: object;
}

interface Reader {
  name: ServiceName;
  /** The service's `pact` folder. */
  folder: string;
  /** Two hexadecimal digits: ids of its example events end with them and the number of the message. */
  eventIds: string;
  start: () => Promise<ServiceAlone>;
}

/**
 * Makes what writes the pact of a reader with one producer of events: each message is read by the consumer of the running
 * service that reads it in production.
 * @param pactPackage handed in, so that only pact tests load Pact
 */
export const makeReadsFrom = (
  { Pact, Matchers }: Pick<typeof PactPackage, 'Pact' | 'Matchers'>,
  { name, folder, eventIds, start }: Reader,
) => {
  const eventLike = makeEventLike(Matchers);
  return (provider: ServiceName, expectations: readonly EventExpectation[]): void => {
    const pact = new Pact({ consumer: name, provider, dir: join(folder, 'pacts'), logLevel: 'warn' });
    let alone: ServiceAlone;
    beforeAll(async () => {
      alone = await start();
    });
    afterAll(() => alone?.stop());

    const consumerOf = (wanted: { name: string }) => {
      const found = alone.service.running.consumers.find((consumer) => consumer.name === wanted.name);
      if (!found) throw new Error(`no consumer is called ${wanted.name}`);
      return found;
    };

    it.each(expectations.map((one, index) => [one.message, one, index + 1] as const))(
      '%s',
      async (_, { given, message, definition, consumer, prepare, ...about }, number) => {
        const { id, idName = 'id', data, table, key = 'id', rowId = id, row } = about;
        const { db } = alone;
        await prepare?.(db);
        const eventId = `c0ffee00-0000-4000-8000-00000000${eventIds}${String(number).padStart(2, '0')}`;
        const event = eventLike(definition, { eventId, id, idName, data });
        await pact
          .addAsynchronousInteraction()
          .given(given)
          .expectsToReceive(message, (expected) => expected.withJSONContent(event))
          .executeTest(async ({ contents }) => {
            const read = await handleEvent(db, consumerOf(consumer), JSON.stringify(contents.content));
            expect(read).toBe('done');
            expect(await db(table).where(key, rowId).first()).toMatchObject(row);
          });
      },
    );
  };
};
