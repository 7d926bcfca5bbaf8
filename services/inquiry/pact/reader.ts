import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import type { EventDefinition, ServiceName } from '@setu/contracts';
import { type ConsumerDefinition, handleEvent } from '@setu/service-kit';
import {
  makeFactLike,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { inquiryService } from '../src/app';

const factLike = makeFactLike(Matchers);

/** One message of a pact and the row that must come of it. */
interface Expectation {
  /** What must have happened at the producer. */
  given: string;
  message: string;
  definition: EventDefinition;
  /** The running service's consumer of this name reads it. */
  consumer: Pick<ConsumerDefinition, 'name'>;
  /** Fixed id of the thing it is about. */
  id: string;
  /** What must stand here before. */
  prepare?: (db: Knex) => Promise<unknown>;
  /** Every field this service reads, and no other. */
  data: object;
  /** Where the row stands, under which id if not the fact's, and what of it. */
  table: string;
  rowId?: string;
  row: object;
}

/** Writes the pact with one producer of facts: each message is read by the consumer that reads it in production. */
export const readsFrom = (provider: ServiceName, expectations: readonly Expectation[]): void => {
  const pact = new Pact({
    consumer: 'inquiry',
    provider,
    dir: join(__dirname, 'pacts'),
    logLevel: 'warn',
  });
  let broker: TestBroker;
  let service: TestService;
  let db: Knex;
  beforeAll(async () => {
    broker = await startTestBroker();
    service = await startTestService(inquiryService, { broker });
    db = service.running.db;
  });
  afterAll(async () => {
    await service?.stop();
    await broker?.stop();
  });

  it.each(expectations.map((one, index) => [one.given, one, index + 1] as const))(
    '%s',
    async (_, {
      given,
      message,
      definition,
      consumer,
      id,
      prepare,
      data,
      table,
      rowId = id,
      row,
    }, number) => {
      const reader = service.running.consumers.find(({ name }) => name === consumer.name);
      if (!reader) throw new Error(`no consumer is called ${consumer.name}`);
      await prepare?.(db);
      const eventId = `c0ffee00-0000-4000-8000-00000000c0${String(number).padStart(2, '0')}`;
      const fact = factLike(definition, { eventId, id, data });
      await pact
        .addAsynchronousInteraction()
        .given(given)
        .expectsToReceive(message, (expected) => expected.withJSONContent(fact))
        .executeTest(async ({ contents }) => {
          expect(await handleEvent(db, reader, JSON.stringify(contents.content))).toBe('done');
          expect(await db(table).where({ id: rowId }).first()).toMatchObject(row);
        });
    },
  );
};
