import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { JsMsg } from 'nats';
import { envelopeOf, eventually } from '../../test';
import { countsConsumer, countsInBatchesConsumer, thingCountedV1 } from '../../test/counting';
import { quickRetry, setUpCountsReader } from '../../test/events/counts-reader';
import { makeLogger } from '../observability/logger';
import type { Broker } from './broker/broker';
import type { ConsumerDefinition } from './handle-event';
import { makeMessageHandler } from './handle-message';

const reader = setUpCountsReader(countsInBatchesConsumer);
const { start, allAcknowledged } = reader;
const logger = makeLogger('test', 'silent');
let broker: Broker;
let db: Knex;
beforeEach(async () => {
  ({ broker, db } = reader.parts());
  await broker.ensureStream('catalog');
});

const thingEvent = (id: string, version = 1, eventId?: string) =>
  envelopeOf(thingCountedV1, id, { id, version }, eventId);
const publish = async (payloads: readonly unknown[]) => {
  for (const payload of payloads)
    await broker.js.publish(
      thingCountedV1.type,
      typeof payload === 'string' ? payload : JSON.stringify(payload),
    );
};
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const effected = async (): Promise<string[]> =>
  (await db('effects').orderBy('id').pluck('thing_id')) as string[];
const deadLetters = () => db('dead_letters').orderBy('id');

/** `countsInBatchesConsumer` that reports the size of each batch and may fail. */
const watched = (fault: (thingIds: readonly string[]) => Error | null = () => null) => {
  const sizes: number[] = [];
  const [counted] = countsInBatchesConsumer.subscriptions;
  if (!counted?.applyAll) throw new Error('it applies events in batches');
  const { applyAll } = counted;
  const consumer: ConsumerDefinition = {
    ...countsInBatchesConsumer,
    subscriptions: [
      {
        ...counted,
        apply: (trx, data, envelope) => counted.apply(trx, data, envelope).then(() => failFor(data)),
        applyAll: async (trx, events) => {
          sizes.push(events.length);
          await applyAll(trx, events);
          for (const { data } of events) failFor(data);
        },
      },
    ],
  };
  const failFor = (data: unknown) => {
    const error = fault([(data as { id: string }).id]);
    if (error) throw error;
  };
  return { consumer, sizes };
};

it('pending events are applied together, each once, in the order of their aggregate', async () => {
  const things = ids(4);
  await publish([1, 2, 3].flatMap((version) => things.map((id) => thingEvent(id, version))));
  const { consumer, sizes } = watched();
  start(consumer);
  await allAcknowledged();
  expect(await effected()).toHaveLength(12);
  for (const id of things)
    expect(await db('effects').where({ thing_id: id }).orderBy('id').pluck('version')).toEqual([1, 2, 3]);
  expect(await db('counts').where({ version: 3 })).toHaveLength(4);
  expect(Math.max(...sizes)).toBeGreaterThan(1);
});

it('a consumer that gathers events applies those together that arrive shortly after each other', async () => {
  const { consumer, sizes } = watched();
  start({ ...consumer, gathers: true });
  await eventually(async () => {
    sizes.length = 0;
    for (const id of ids(3)) {
      await publish([thingEvent(id)]);
      await sleep(10);
    }
    await allAcknowledged();
    expect(sizes).toEqual([3]);
  });
});

it('an event that always fails becomes a dead letter alone, and the others of its batch are applied', async () => {
  const things = ids(9);
  const stuck = things[4] ?? '';
  await publish(things.map((id) => thingEvent(id)));
  const { consumer } = watched((batch) => (batch.includes(stuck) ? new Error('no such column') : null));
  start(consumer);
  await eventually(async () => expect(await deadLetters()).toHaveLength(1));
  await allAcknowledged();
  expect((await deadLetters())[0]).toMatchObject({ reason: 'no such column' });
  expect((await deadLetters())[0].payload).toContain(stuck);
  expect((await effected()).sort()).toEqual(things.filter((id) => id !== stuck).sort());
});

it('an unreadable event becomes a dead letter, and the events around it are applied', async () => {
  const [before = '', after = ''] = ids(2);
  await publish([thingEvent(before), '{"type":', thingEvent(after)]);
  start();
  await allAcknowledged();
  expect(await effected()).toEqual([before, after]);
  expect(await deadLetters()).toHaveLength(1);
});

it('a temporary failure of a batch is retried, and the effects of the failed attempt are undone', async () => {
  const things = ids(5);
  let failures = 0;
  await publish(things.map((id) => thingEvent(id)));
  const { consumer } = watched(() => {
    failures += 1;
    return failures <= 3 ? new Error('passing fault') : null;
  });
  start(consumer);
  await allAcknowledged();
  expect((await effected()).sort()).toEqual([...things].sort());
  expect(await deadLetters()).toEqual([]);
});

it('a batch waits in the broker while the database is down', async () => {
  const things = ids(5);
  let failures = 0;
  await publish(things.map((id) => thingEvent(id)));
  const { consumer } = watched(() => {
    failures += 1;
    return failures <= 8 ? Object.assign(new Error('starting up'), { code: '57P03' }) : null;
  });
  start(consumer);
  await allAcknowledged();
  expect((await effected()).sort()).toEqual([...things].sort());
  expect(await deadLetters()).toEqual([]);
});

it('the first of two events with the same id in a batch is applied', async () => {
  const [id = '', eventId = '', other = ''] = ids(3);
  await publish([thingEvent(id, 1, eventId), thingEvent(other), thingEvent(id, 9, eventId.toUpperCase())]);
  start();
  await allAcknowledged();
  expect(await effected()).toEqual([id, other]);
  expect(await db('counts').where({ id })).toEqual([{ id, version: 1 }]);
  expect(await db('inbox')).toHaveLength(2);
});

it('events with an id in capital letters are applied', async () => {
  const things = ids(3);
  await publish(things.map((id) => thingEvent(id, 1, randomUUID().toUpperCase())));
  start();
  await allAcknowledged();
  expect(await effected()).toEqual(things);
});

it('an event of a subscription for single events has its own transaction', async () => {
  await db.raw('alter table effects add column made_in text default pg_current_xact_id()::text');
  await publish(ids(6).map((id) => thingEvent(id)));
  start(countsConsumer);
  await allAcknowledged();
  expect(new Set(await db('effects').pluck('made_in')).size).toBe(6);
});

describe('a process that dies', () => {
  const fetchMessages = async (count: number): Promise<JsMsg[]> => {
    // The consumer creates its durable and stops; then this test reads in its place.
    const first = start();
    await eventually(async () => void (await broker.js.consumers.get('CATALOG', 'inquiry-counts')));
    await first.stop();
    const things = ids(count);
    await publish(things.map((id) => thingEvent(id)));
    const reader = await broker.js.consumers.get('CATALOG', 'inquiry-counts');
    const messages: JsMsg[] = [];
    for await (const message of await reader.fetch({ max_messages: count, expires: 10_000 }))
      messages.push(message);
    expect(messages).toHaveLength(count);
    return messages;
  };
  /** Handles messages like a process that dies after the commit: only the first `acknowledged` acks are sent. */
  const handleAndDie = async (messages: readonly JsMsg[], acknowledged: number) => {
    const { handle } = makeMessageHandler({
      consumer: countsInBatchesConsumer,
      db,
      logger,
      retry: quickRetry,
    });
    const outcomes = await handle(
      messages.map((message, index) =>
        index < acknowledged ? message : Object.assign(Object.create(message), { ack: () => undefined }),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    // The broker redelivers messages that were not acknowledged in time.
    for (const message of messages.slice(acknowledged)) message.nak();
  };

  it.each([
    ['between commit and acknowledgement: its whole batch comes again', 0],
    ['while it acknowledges: half of its batch comes again', 10],
  ])('a process dies %s, and no event has a second effect', async (_, acknowledged) => {
    const messages = await fetchMessages(20);
    await handleAndDie(messages, acknowledged);
    const next = randomUUID();
    await publish([thingEvent(next)]);
    start();
    await eventually(async () => expect(await effected()).toContain(next));
    await allAcknowledged();
    expect(await effected()).toHaveLength(21);
    expect(new Set(await effected()).size).toBe(21);
  });

  it('a process dies before the commit, and every event of its batch has its effect later', async () => {
    const messages = await fetchMessages(20);
    for (const message of messages) message.nak();
    start();
    await allAcknowledged();
    expect(new Set(await effected()).size).toBe(20);
  });
});

it('two instances share batches, and each event is applied once', async () => {
  const things = ids(400);
  await publish(things.map((id) => thingEvent(id)));
  start();
  start();
  await eventually(async () => expect(await effected()).toHaveLength(400));
  await allAcknowledged();
  expect(new Set(await effected())).toEqual(new Set(things));
});
