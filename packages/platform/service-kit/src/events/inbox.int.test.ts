import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { envelopeOf, eventually, publishEvent } from '../../test';
import { countsConsumer, countsInBatchesConsumer, thingCountedV1 } from '../../test/counting';
import { setUpCountsReader } from '../../test/events/counts-reader';
import type { ConsumerDefinition } from './handle-event';

const reader = setUpCountsReader();

/** The consumer, and how each of its transactions commits. */
const watched = (consumer: ConsumerDefinition) => {
  const commits: string[] = [];
  const note = async (trx: Knex.Transaction) =>
    void commits.push((await trx.raw('show synchronous_commit')).rows[0].synchronous_commit);
  const subscriptions = consumer.subscriptions.map((subscription): typeof subscription => {
    const { apply, applyAll } = subscription;
    return {
      ...subscription,
      apply: (trx, ...given) => note(trx).then(() => apply(trx, ...given)),
      ...(applyAll ? { applyAll: (trx, events) => note(trx).then(() => applyAll(trx, events)) } : {}),
    };
  });
  return { consumer: { ...consumer, subscriptions }, commits };
};

/** Records completed waits for the disk and acknowledgements, in the order of this process. */
const watchOrder = (): string[] => {
  const { broker, db } = reader.parts();
  const order: string[] = [];
  // Uses the connection of the consumer, because the broker preserves the order within one connection.
  const { connection } = broker;
  connection.subscribe('$JS.ACK.CATALOG.inquiry-counts.>', {
    callback: () => void order.push('acknowledged'),
  });
  connection.subscribe('test.disk', { callback: () => void order.push('on the disk') });
  db.on('query-response', (_: unknown, { sql }: { sql: string }) => {
    if (sql.includes('pg_logical_emit_message')) connection.publish('test.disk');
  });
  return order;
};

beforeEach(async () => {
  const { db, database } = reader.parts();
  // The test server does not wait for the disk, but this database does.
  await db.raw('alter database ?? set synchronous_commit = on', [new URL(database.url).pathname.slice(1)]);
  await db.raw(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await db.raw('set synchronous_commit = on');
});

const publish = async (id: string, eventId = randomUUID()) => {
  const envelope = envelopeOf(thingCountedV1, id, { id, version: 1 }, eventId);
  await publishEvent(reader.parts().nats.url, thingCountedV1, envelope);
};
const isHandled = (id: string) =>
  eventually(async () => expect(await reader.parts().db('effects').where({ thing_id: id })).toHaveLength(1));

it('a projection commits without waiting for the disk, and its event is acknowledged after the commit is on disk', async () => {
  const { consumer, commits } = watched(countsInBatchesConsumer);
  const order = watchOrder();
  reader.start(consumer);
  const id = randomUUID();
  await publish(id);
  await eventually(() => expect(order).toEqual(['on the disk', 'acknowledged']));
  expect(commits).toEqual(['off']);
});

it('a duplicate is acknowledged after the commit of the first event is on disk', async () => {
  reader.start(countsInBatchesConsumer);
  const [id, eventId] = [randomUUID(), randomUUID()];
  await publish(id, eventId);
  await isHandled(id);
  await reader.allAcknowledged();
  const order = watchOrder();
  await publish(id, eventId);
  await eventually(() => expect(order).toEqual(['on the disk', 'acknowledged']));
});

it('a consumer that handles single events waits for the disk with each commit', async () => {
  const { consumer, commits } = watched(countsConsumer);
  const order = watchOrder();
  reader.start(consumer);
  const id = randomUUID();
  await publish(id);
  await isHandled(id);
  await eventually(() => expect(order).toEqual(['acknowledged']));
  expect(commits).toEqual(['on']);
});
