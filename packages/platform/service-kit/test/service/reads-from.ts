import { join } from 'node:path';
import type * as PactPackage from '@pact-foundation/pact';
import type { EventDefinition, ServiceName } from '@setu/protocol';
import type { Knex } from 'knex';
import { handleEvent } from '../../src/index';
import { makeEventLike } from '../pact/event-like';
import type { ServiceAlone } from './service-alone';

/** One message of a pact and the row that it must produce. */
export interface EventExpectation {
  /** The provider state: what must have happened at the producer. */
  given: string;
  message: string;
  definition: EventDefinition;
  /** Name of the service's consumer that handles it. */
  consumer: { name: string };
  /** Fixed id of the aggregate, and the name of that field in the event; `id` by default. */
  id: string;
  idName?: string;
  /** Rows that must exist before. */
  prepare?: (db: Knex) => Promise<unknown>;
  /** The fields that the service reads, and no others. */
  data: object;
  /** Table of the row, column of its id, the id if it differs from the event's, and the expected columns; null for a removed row. */
  table: string;
  key?: string;
  rowId?: string;
  row: object | null;
}

interface Reader {
  name: ServiceName;
  /** The service's `pact` folder. */
  folder: string;
  /** Two hexadecimal digits. Ids of its example events end with them and the number of the message. */
  eventIds: string;
  start: () => Promise<ServiceAlone>;
}

/**
 * Makes a function that writes the pact of a consuming service with one producer of events. Each message is handled by the
 * consumer that handles it in production.
 * @param pactPackage a parameter, so that only pact tests load Pact
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
            const stored = await db(table).where(key, rowId).first();
            if (row === null) expect(stored).toBeUndefined();
            else expect(stored).toMatchObject(row);
          });
      },
    );
  };
};
