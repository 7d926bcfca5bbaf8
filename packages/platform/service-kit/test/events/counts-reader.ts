import type { Knex } from 'knex';
import { type Broker, connectBroker } from '../../src/events/broker/broker';
import { type RunningConsumer, startConsumer } from '../../src/events/consumer';
import type { Retry } from '../../src/events/handle-message';
import { eventMigrations } from '../../src/events/tables';
import {
  type ConsumerDefinition,
  type Metrics,
  makeDatabase,
  makeLogger,
  makeMetrics,
  migrate,
} from '../../src/index';
import { countsConsumer, makeReader } from '../counting';
import { eventually } from '../eventually';
import { createTestDatabase, type TestDatabase } from '../servers/database';
import { startTestBroker, type TestBroker } from '../service/service';

/** The servers of a test's consumers: a broker, and a database with the tables of `makeReader`. */
interface Parts {
  nats: TestBroker;
  broker: Broker;
  database: TestDatabase;
  db: Knex;
  metrics: Metrics;
}

/** Retries soon, so that a test need not wait. */
export const quickRetry: Retry = { waitsMs: [50], tries: 3 };

/**
 * Starts a broker and a database before each test, and stops them and all consumers after it.
 * @param ofTests the default consumer of `start`
 */
export const setUpCountsReader = (ofTests: ConsumerDefinition = countsConsumer) => {
  const logger = makeLogger('test', 'silent');
  const running: RunningConsumer[] = [];
  let started: Parts | undefined;
  const parts = (): Parts => {
    if (!started) throw new Error('broker and database did not start');
    return started;
  };

  beforeEach(async () => {
    const nats = await startTestBroker();
    const broker = await connectBroker({ NATS_URL: nats.url }, 'test', logger);
    const database = await createTestDatabase();
    const db = makeDatabase({ url: database.url, schema: 'inquiry', logger });
    started = { nats, broker, database, db, metrics: makeMetrics('inquiry') };
    await migrate(db, 'inquiry', [...eventMigrations, ...makeReader().migrations]);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((consumer) => consumer.stop()));
    await started?.broker.close();
    await started?.nats.stop();
    await started?.db.destroy();
    await started?.database.drop();
    started = undefined;
  });

  /** Events that the consumer has not acknowledged. */
  const unacknowledged = async () => {
    const { consumers } = await parts().broker.manager();
    const { num_ack_pending, num_pending } = await consumers.info('CATALOG', 'inquiry-counts');
    return num_ack_pending + num_pending;
  };
  return {
    /** The parts of the running test. */
    parts,
    start: (consumer: ConsumerDefinition = ofTests, retry: Retry = quickRetry): RunningConsumer => {
      const { broker, db, metrics } = parts();
      const one = startConsumer({ service: 'inquiry', consumer, db, broker, logger, metrics, retry });
      running.push(one);
      return one;
    },
    unacknowledged,
    allAcknowledged: () => eventually(async () => expect(await unacknowledged()).toBe(0)),
  };
};
