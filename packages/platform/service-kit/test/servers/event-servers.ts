import type { ServiceDefinition } from '../../src/index';
import { makeWriter, type Writer } from '../counting';
import { startTestBroker, startTestService, type TestBroker, type TestService } from '../service/service';
import { createTestDatabase, type TestDatabase } from './database';

/** When servers start and stop. A function, because each file has its own hooks (ADR 0080). */
const lifetimes = () => ({ test: [beforeEach, afterEach], file: [beforeAll, afterAll] }) as const;

/**
 * A broker and a database for each test or for all tests of a file, and what tests start on them: services of
 * `counting.ts` and writers. Everything is stopped at the end.
 */
export const useEventServers = (lifetime: 'test' | 'file') => {
  const [before, after] = lifetimes()[lifetime];
  let broker: TestBroker;
  let database: TestDatabase;
  const services: TestService[] = [];
  const writers: Writer[] = [];
  before(async () => {
    broker = await startTestBroker();
    database = await createTestDatabase();
  });
  after(async () => {
    await Promise.all(writers.splice(0).map((writer) => writer.close()));
    await Promise.all(services.splice(0).map((service) => service.stop()));
    await broker?.stop();
    await database?.drop();
  });
  return {
    broker: () => broker,
    database: () => database,
    start: async (definition: ServiceDefinition): Promise<TestService> => {
      const service = await startTestService(definition, { broker, database });
      services.push(service);
      return service;
    },
    /** @param notify whether the writer wakes the relay, as services do; without it the relay polls */
    writer: (connections: number, notify = true): Writer => {
      const writer = makeWriter(database.url, connections, notify);
      writers.push(writer);
      return writer;
    },
  };
};
