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

/** The statements that wait for the disk, and the events that were acknowledged when each of them began. */
const flushes = (db: Knex, unacknowledged: () => Promise<number>) => {
  const seen: Promise<number>[] = [];
  db.on('query', ({ sql }: { sql: string }) => {
    if (sql.includes('pg_logical_emit_message')) seen.push(unacknowledged());
  });
  return { seen: () => Promise.all(seen) };
};

beforeEach(async () => {
  const { db, database } = reader.parts();
  // The server of the tests waits for no disk; this database does.
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

it('a projection commits without the disk, and its event is acknowledged after the disk has the commit', async () => {
  const { db } = reader.parts();
  const { consumer, commits } = watched(countsInBatchesConsumer);
  const disk = flushes(db, reader.unacknowledged);
  reader.start(consumer);
  const id = randomUUID();
  await publish(id);
  await isHandled(id);
  await reader.allAcknowledged();
  expect(commits).toEqual(['off']);
  expect(await disk.seen()).toEqual([1]);
});

it('a duplicate is acknowledged after the disk has the commit of the first', async () => {
  const { db } = reader.parts();
  reader.start(countsInBatchesConsumer);
  const [id, eventId] = [randomUUID(), randomUUID()];
  await publish(id, eventId);
  await isHandled(id);
  await reader.allAcknowledged();
  const disk = flushes(db, reader.unacknowledged);
  await publish(id, eventId);
  await eventually(async () => expect(await disk.seen()).toEqual([1]));
  await reader.allAcknowledged();
});

it.each([
  ['handles single events', countsConsumer],
  ['publishes events', { ...countsInBatchesConsumer, publishes: true }],
])('a consumer that %s waits for the disk with each commit', async (_, definition) => {
  const { db } = reader.parts();
  const { consumer, commits } = watched(definition);
  const disk = flushes(db, reader.unacknowledged);
  reader.start(consumer);
  const id = randomUUID();
  await publish(id);
  await isHandled(id);
  await reader.allAcknowledged();
  expect(commits).toEqual(['on']);
  expect(await disk.seen()).toEqual([]);
});
