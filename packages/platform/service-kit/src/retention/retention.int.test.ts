import { randomUUID } from 'node:crypto';
import { type EventDefinition, event, streamOf } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  allPublished,
  createTestDatabase,
  startTestBroker,
  type TestBroker,
  type TestDatabase,
} from '../../test';
import { makeDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { type Broker, connectBroker } from '../events/broker/broker';
import { makeRecordEvent } from '../events/outbox';
import { republishAll } from '../events/recovery';
import { type Relay, startRelay } from '../events/relay';
import { makeLogger } from '../observability/logger';
import { makeMetrics } from '../observability/metrics';
import { kitMigrations } from '../process/kit-migrations';
import { compactStream } from './compact-stream';
import { eventRules } from './event-rules';
import { olderThan, type RetentionRule } from './rule';
import { type RetentionPlace, removedLine, runRetention } from './run-retention';

const logger = makeLogger('test', 'silent');
const metrics = makeMetrics('catalog');
const dayMs = 24 * 60 * 60 * 1_000;
const daysAhead = (days: number) => new Date(Date.now() + days * dayMs);

const State = z.object({ id: z.string(), name: z.string() });
const made = event('catalog', 'thing-made', 1, State);
const changed = event('catalog', 'thing-changed', 1, State);
const renamed = event('catalog', 'thing-renamed', 1, State);

let nats: TestBroker;
let database: TestDatabase;
let db: Knex;
let broker: Broker;
let relay: Relay;
beforeAll(async () => {
  [nats, database] = await Promise.all([startTestBroker(), createTestDatabase()]);
  db = makeDatabase({ url: database.url, schema: 'catalog', poolMax: 5 });
  await migrate(db, 'catalog', kitMigrations);
  await db.schema.createTable('notes', (table) => {
    table.increments('id');
    table.timestamp('made_at').notNullable().index();
    table.boolean('is_pinned').notNullable().defaultTo(false);
  });
  broker = await connectBroker({ NATS_URL: nats.url }, 'test', logger);
  relay = startRelay({ service: 'catalog', databaseUrl: database.url, db, broker, logger, metrics });
});
afterAll(async () => {
  await relay?.stop();
  await broker?.close();
  await db?.destroy();
  await Promise.all([nats?.stop(), database?.drop()]);
});

const place = (rules: readonly RetentionRule[], more: Partial<RetentionPlace> = {}): RetentionPlace => ({
  db,
  schema: 'catalog',
  rules,
  sweeps: [],
  logger,
  metrics,
  ...more,
});

const recordEvent = makeRecordEvent({ schema: 'catalog', notify: true });
const record = (definition: EventDefinition, id: string, name: string) =>
  db.transaction((trx) => recordEvent(trx, definition, id, { id, name }));
const outboxOf = async (id: string): Promise<[string, string][]> =>
  (await db('outbox').where({ aggregate_id: id }).orderBy('id').select('type', 'envelope')).map(
    ({ type, envelope }) => [type.split('.')[1], envelope.data.name],
  );

/** Names in the stream's messages about one thing, oldest first. */
const streamOfThing = async (id: string): Promise<string[]> => {
  const { streams } = await broker.manager();
  const { state } = await streams.info(streamOf('catalog'));
  const names: string[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const message = await streams.getMessage(streamOf('catalog'), { seq }).catch(() => null);
    const { data } = message?.json<{ data: { id: string; name: string } }>() ?? {};
    if (data?.id === id) names.push(data.name);
  }
  return names;
};

it('the newest event of each type of an aggregate is never removed', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  await record(made, id, 'one');
  for (const name of ['two', 'three', 'four']) await record(changed, id, name);
  await record(made, other, 'alone');
  await allPublished(db);

  const rules = eventRules();
  await runRetention(place(rules), daysAhead(29));
  expect(await outboxOf(id)).toHaveLength(4);
  expect(await runRetention(place(rules), daysAhead(31))).toMatchObject({ outbox: 2 });
  expect(await runRetention(place(rules), daysAhead(10_000))).toMatchObject({ outbox: 0 });
  expect(await outboxOf(id)).toEqual([
    ['thing-made', 'one'],
    ['thing-changed', 'four'],
  ]);
  expect(await outboxOf(other)).toEqual([['thing-made', 'alone']]);
});

it('an event that another type replaces is removed, and with it the name that is no longer used', async () => {
  const [id, unchanged] = [randomUUID(), randomUUID()];
  await record(made, id, 'old name');
  await record(renamed, id, 'new name');
  await record(made, unchanged, 'only name');
  await allPublished(db);
  await runRetention(place(eventRules([[made, renamed]])), daysAhead(31));
  expect(await outboxOf(id)).toEqual([['thing-renamed', 'new name']]);
  expect(await outboxOf(unchanged)).toEqual([['thing-made', 'only name']]);
});

it('an event that is not published yet and the one before it are not removed', async () => {
  const id = randomUUID();
  await relay.stop();
  await record(made, id, 'one');
  await record(made, id, 'two');
  await runRetention(place(eventRules()), daysAhead(1_000));
  expect(await outboxOf(id)).toHaveLength(2);
  relay = startRelay({ service: 'catalog', databaseUrl: database.url, db, broker, logger, metrics });
  await allPublished(db);
});

it('retention examines every range of a table that is larger than one batch', async () => {
  await db('outbox').delete();
  const id = randomUUID();
  const rows = Array.from({ length: 12_001 }, (_, n) => ({
    event_id: randomUUID(),
    type: changed.type,
    aggregate_id: n < 12_000 ? randomUUID() : id,
    envelope: JSON.stringify({ data: { name: `${n}` } }),
    published_at: new Date(),
  }));
  rows[0] = { ...(rows[0] as (typeof rows)[0]), aggregate_id: id };
  for (let from = 0; from < rows.length; from += 2_000)
    await db('outbox').insert(rows.slice(from, from + 2_000));
  const rules = eventRules();
  expect(await runRetention(place(rules), daysAhead(31))).toMatchObject({ outbox: 1 });
  expect(await outboxOf(id)).toHaveLength(1);
  await db('outbox')
    .whereIn(
      'event_id',
      rows.map(({ event_id }) => event_id),
    )
    .delete();
});

it('messages are deleted from the stream when their event was deleted from the outbox or published again', async () => {
  const id = randomUUID();
  await record(made, id, 'gone name');
  await record(renamed, id, 'kept name');
  await allPublished(db);
  expect(await streamOfThing(id)).toEqual(['gone name', 'kept name']);
  await runRetention(place(eventRules([[made, renamed]])), daysAhead(31));

  const location = { db, broker, service: 'catalog' as const };
  expect(await compactStream(location, daysAhead(29))).toBe(0);
  expect(await compactStream(location, daysAhead(31))).toBeGreaterThan(0);
  expect(await streamOfThing(id)).toEqual(['kept name']);

  // As after a false report that the broker lost its store: the stream contains the same event twice.
  const before = await streamOfThing(id);
  await db('outbox')
    .where({ aggregate_id: id })
    .update({ published_at: daysAhead(20) });
  await compactStream(location, daysAhead(31));
  expect([before, await streamOfThing(id)]).toEqual([['kept name'], []]);
  await republishAll(db);
  await allPublished(db);
});

it('messages without an event id are not removed', async () => {
  const id = randomUUID();
  await broker.js.publish(made.type, JSON.stringify({ data: { id, name: 'by hand' } }));
  await compactStream({ db, broker, service: 'catalog' }, daysAhead(400));
  expect(await streamOfThing(id)).toEqual(['by hand']);
});

it('handled events are removed after 30 days, retried dead letters after 30 and others after 400', async () => {
  const row = (consumer: string, days: number) => ({
    consumer,
    event_id: randomUUID(),
    handled_at: daysAhead(-days),
  });
  await db('inbox').insert([row('young', 29), row('old', 31)]);
  const letter = (reason: string, failed: number, retried: number | null) => ({
    consumer: 'x',
    type: 'x',
    payload: '{}',
    reason,
    failed_at: daysAhead(-failed),
    retried_at: retried === null ? null : daysAhead(-retried),
  });
  await db('dead_letters').insert([
    letter('waits', 399, null),
    letter('given up', 401, null),
    letter('just retried', 100, 29),
    letter('retried', 100, 31),
  ]);
  const removed = await runRetention(place(eventRules()), new Date());
  expect(removed).toMatchObject({ inbox: 1, 'retried dead letters': 1, 'dead letters': 1 });
  expect(await db('inbox').pluck('consumer')).toEqual(['young']);
  expect(await db('dead_letters').orderBy('id').pluck('reason')).toEqual(['waits', 'just retried']);
});

it('a rule removes only old rows, in bounded batches, the oldest first', async () => {
  const notes = Array.from({ length: 2_500 }, (_, n) => ({
    made_at: daysAhead(-100 - (n % 7)),
    is_pinned: n === 0,
  }));
  await db('notes').insert(notes);
  await db('notes').insert({ made_at: daysAhead(-1) });
  const rule = olderThan({
    name: 'notes',
    table: 'notes',
    column: 'made_at',
    days: 30,
    only: 'not is_pinned',
  });
  const first = await db.transaction((trx) => rule.removeBatch(trx, new Date()));
  expect(first).toEqual({ rows: 1_000, isDone: false });
  expect(await runRetention(place([rule]), new Date())).toEqual({ notes: 1_499 });
  expect(await db('notes').count('* as count').first()).toEqual({ count: '2' });
});

it('only one process removes rows at a time, and a rule that fails does not stop the others', async () => {
  const broken: RetentionRule = {
    name: 'broken',
    removeBatch: () => Promise.reject(new Error('no such table')),
  };
  let isReached = () => {};
  let goOn = () => {};
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow: RetentionRule = {
    name: 'slow',
    removeBatch: async () => {
      isReached();
      await wait;
      return { rows: 3, isDone: true };
    },
  };
  const sweep = { name: 'files', run: async () => 2 };
  const first = runRetention(place([broken, slow], { sweeps: [sweep] }), new Date());
  await reached;
  const second = await runRetention(place([slow]), new Date());
  goOn();
  expect([await first, second]).toEqual([{ slow: 3, files: 2 }, null]);
  expect(removedLine(await first)).toBe('Removed: slow 3, files 2');
  expect(removedLine(second)).toContain('Nothing was done');
  expect(await metrics.registry.metrics()).toMatch(
    /retention_failures_total\{rule="broken",service="catalog"\} 1/,
  );
});

it('retention stops after the current batch', async () => {
  const stopping = new AbortController();
  const endless: RetentionRule = {
    name: 'endless',
    removeBatch: async () => {
      stopping.abort();
      return { rows: 1, isDone: false };
    },
  };
  expect(await runRetention(place([endless, endless]), new Date(), stopping.signal)).toEqual({ endless: 1 });
});
