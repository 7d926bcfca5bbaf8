import { randomUUID } from 'node:crypto';
import { event } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import { envelopeOf, eventually, publishEvent, type TestBroker, type TestDatabase } from '../../test';
import { countsConsumer, thingCountedV1 } from '../../test/counting';
import { setUpCountsReader } from '../../test/events/counts-reader';
import { makeDatabase } from '../db/database';
import { makeLogger } from '../observability/logger';
import type { Broker } from './broker/broker';
import { type ConsumerDefinition, handleEvent, on } from './handle-event';
import { retryDeadLetters } from './recovery';

const reader = setUpCountsReader();
const { start, unacknowledged, allAcknowledged } = reader;
let nats: TestBroker;
let broker: Broker;
let database: TestDatabase;
let db: Knex;
const logger = makeLogger('test', 'silent');
beforeEach(() => {
  ({ nats, broker, database, db } = reader.parts());
});

const thingEvent = (id: string, version = 1, eventId?: string) =>
  envelopeOf(thingCountedV1, id, { id, version }, eventId);
const publish = (envelope: unknown) => publishEvent(nats.url, thingCountedV1, envelope);
const effectsOf = (id: string) => db('effects').where({ thing_id: id }).orderBy('id');
const hasEffect = (id: string) => eventually(async () => expect(await effectsOf(id)).toHaveLength(1));
const deadLetters = () => db('dead_letters').orderBy('id');

/** `countsConsumer` that first fails this many times. */
const failingFirst = (
  times: number,
  fault = () => new Error('passing fault'),
): ConsumerDefinition & { calls: () => number } => {
  let calls = 0;
  return {
    ...countsConsumer,
    calls: () => calls,
    subscriptions: countsConsumer.subscriptions.map((subscription) => ({
      ...subscription,
      apply: async (...given) => {
        calls += 1;
        await subscription.apply(...given);
        if (calls <= times) throw fault();
      },
    })),
  };
};

it('a new consumer handles events that were published before it existed', async () => {
  const id = randomUUID();
  await publish(thingEvent(id));
  start();
  await hasEffect(id);
  await allAcknowledged();
});

it('a repeated event has no second effect', async () => {
  start();
  const [id, eventId] = [randomUUID(), randomUUID()];
  for (let n = 0; n < 3; n += 1) await publish(thingEvent(id, 1, eventId));
  await hasEffect(id);
  await allAcknowledged();
  expect(await effectsOf(id)).toHaveLength(1);
  expect(await db('inbox')).toHaveLength(1);
});

it('an older event after a newer one does not change the state', async () => {
  start();
  const id = randomUUID();
  await publish(thingEvent(id, 2));
  await publish(thingEvent(id, 1));
  await eventually(async () => expect(await effectsOf(id)).toHaveLength(2));
  expect(await db('counts').where({ id })).toEqual([{ id, version: 2 }]);
});

it.each([
  ['no JSON', () => '{"type":'],
  ['JSON of another kind', () => '[1]'],
  ['null', () => 'null'],
  ['no id', () => ({ ...thingEvent(randomUUID()), id: undefined })],
  [
    'data that breaks the schema',
    () => ({ ...thingEvent(randomUUID()), data: { id: randomUUID(), version: 'one' } }),
  ],
  ['another envelope', () => ({ ...thingEvent(randomUUID()), specversion: '0.3' })],
])('a malformed event (%s) becomes a dead letter at once, and the next event is read', async (_, payload) => {
  start();
  await publish(payload());
  const next = randomUUID();
  await publish(thingEvent(next));
  await hasEffect(next);
  await allAcknowledged();
  const letters = await deadLetters();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ consumer: 'counts', type: thingCountedV1.type, retried_at: null });
  expect(letters[0].reason).not.toBe('');
  expect(await reader.parts().metrics.registry.getSingleMetricAsString('events_consumed_total')).toContain(
    'outcome="dead"',
  );
});

it('a temporary failure is retried, and the effects of the failed attempt are undone', async () => {
  const consumer = failingFirst(2);
  start(consumer);
  const id = randomUUID();
  await publish(thingEvent(id));
  await hasEffect(id);
  expect(consumer.calls()).toBe(3);
  expect(await deadLetters()).toEqual([]);
});

it('an event is handled soon after the database is back, however often it failed before', async () => {
  const isStarting = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  const consumer = failingFirst(5, isStarting);
  start(consumer, { waitsMs: [20, 50, 600_000], tries: 3 });
  const id = randomUUID();
  await publish(thingEvent(id));
  await hasEffect(id);
  expect(consumer.calls()).toBe(6);
  expect(await deadLetters()).toEqual([]);
});

it('an event that always fails does not delay others, becomes a dead letter, and can be retried', async () => {
  const stuck = randomUUID();
  let isMended = false;
  const [counted] = countsConsumer.subscriptions;
  const consumer: ConsumerDefinition = {
    ...countsConsumer,
    subscriptions: [
      on(thingCountedV1, async (trx, data, envelope) => {
        if (data.id === stuck && !isMended) throw new Error('no such column');
        await counted?.apply(trx, data, envelope);
      }),
    ],
  };
  start(consumer);
  await publish(thingEvent(stuck));
  const others = [randomUUID(), randomUUID()];
  for (const id of others) await publish(thingEvent(id));
  for (const id of others) await hasEffect(id);
  await eventually(async () => expect(await deadLetters()).toHaveLength(1));
  await allAcknowledged();
  expect((await deadLetters())[0]).toMatchObject({ reason: 'no such column' });

  expect(await retryDeadLetters(db, consumer)).toEqual({ done: 0, failed: 1 });
  isMended = true;
  expect(await retryDeadLetters(db, consumer)).toEqual({ done: 1, failed: 0 });
  expect(await retryDeadLetters(db, consumer)).toEqual({ done: 0, failed: 0 });
  expect(await effectsOf(stuck)).toHaveLength(1);
  expect((await deadLetters())[0].retried_at).not.toBeNull();
});

it('events wait in the broker while the database is down, and are read when it is back', async () => {
  start();
  const before = randomUUID();
  await publish(thingEvent(before));
  await hasEffect(before);

  const name = new URL(database.url).pathname.slice(1);
  const server = new URL(database.url);
  server.pathname = '/postgres';
  const admin = makeDatabase({ url: server.href, schema: 'public', logger });
  await admin.raw('alter database ?? with allow_connections false', [name]);
  await admin.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [name]);
  const during = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of during) await publish(thingEvent(id));
  await publish('{"poison":');
  await eventually(async () => expect(await unacknowledged()).toBe(4));
  await admin.raw('alter database ?? with allow_connections true', [name]);
  await admin.destroy();

  for (const id of during) await hasEffect(id);
  await eventually(async () => expect(await deadLetters()).toHaveLength(1));
  await allAcknowledged();
});

it('an event of an unknown type is left to a newer release for a while, then becomes a dead letter', async () => {
  start();
  await publish({ ...thingEvent(randomUUID()), type: 'catalog.thing-lost.v1' });
  await eventually(async () => expect(await deadLetters()).toHaveLength(1));
  expect((await deadLetters())[0]).toMatchObject({
    reason: 'this release does not consume catalog.thing-lost.v1',
  });
});

it('two instances share the work, and each event is handled once', async () => {
  start();
  start();
  const ids = Array.from({ length: 40 }, () => randomUUID());
  for (const id of ids) await publish(thingEvent(id));
  await eventually(async () => expect(await db('effects')).toHaveLength(40));
  await allAcknowledged();
  expect(new Set((await db('effects')).map(({ thing_id }) => thing_id))).toEqual(new Set(ids));
});

describe('a later release that consumes one more type', () => {
  const thingLostV1 = event('catalog', 'thing-lost', 1, z.object({ id: z.guid() }));
  const publishLost = (id: string) =>
    publishEvent(nats.url, thingLostV1, envelopeOf(thingLostV1, id, { id }));
  const laterRelease = () => {
    const lost: string[] = [];
    const reader: ConsumerDefinition = {
      ...countsConsumer,
      subscriptions: [
        ...countsConsumer.subscriptions,
        on(thingLostV1, async (_, data) => void lost.push(data.id)),
      ],
    };
    return { lost, reader };
  };
  const readsNow = async () => {
    const id = randomUUID();
    await publish(thingEvent(id));
    await hasEffect(id);
  };

  it('a later release gets the new type', async () => {
    const first = start();
    await readsNow();
    await first.stop();

    const { lost, reader } = laterRelease();
    start(reader);
    await readsNow();
    const id = randomUUID();
    await publishLost(id);
    await eventually(() => expect(lost).toEqual([id]));
  });

  it('a later release still gets the new type when an earlier release that runs at the same time restarts', async () => {
    const { lost, reader } = laterRelease();
    const later = start(reader, { waitsMs: [50], tries: 1_000 });
    await readsNow();
    start(countsConsumer, { waitsMs: [50], tries: 1_000 });
    await readsNow();
    // For a moment only the earlier release runs; events that it cannot read wait for the later release.
    await later.stop();
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await publishLost(id);
    await readsNow();
    start(reader);
    await eventually(() => expect([...lost].sort()).toEqual([...ids].sort()));
    expect(await deadLetters()).toEqual([]);
  });

  it('a later release finds events that were published during its rollback in the dead letters', async () => {
    const { lost, reader } = laterRelease();
    const later = start(reader);
    await readsNow();
    await later.stop();
    start();
    const id = randomUUID();
    await publishLost(id);
    await eventually(async () => expect(await deadLetters()).toHaveLength(1));
    expect(await retryDeadLetters(db, reader)).toEqual({ done: 1, failed: 0 });
    expect(lost).toEqual([id]);
  });
});

it('a consumer recreates its stream and durable when they are deleted, and continues', async () => {
  start();
  const first = randomUUID();
  await publish(thingEvent(first));
  await hasEffect(first);
  const manager = await broker.manager();
  await manager.streams.delete('CATALOG');
  const next = randomUUID();
  await eventually(async () => {
    await publish(thingEvent(next));
    expect(await effectsOf(next)).not.toEqual([]);
  });
});

it('the same payload a second time is reported as a duplicate', async () => {
  const payload = JSON.stringify(thingEvent(randomUUID()));
  expect(await handleEvent(db, countsConsumer, payload)).toBe('done');
  expect(await handleEvent(db, countsConsumer, payload)).toBe('duplicate');
});

it('the same payload sent concurrently is also reported as a duplicate', async () => {
  const id = randomUUID();
  const payload = JSON.stringify(thingEvent(id));
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => handleEvent(db, countsConsumer, payload)),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await effectsOf(id)).toHaveLength(1);
});
