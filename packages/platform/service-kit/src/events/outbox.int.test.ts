import { randomUUID } from 'node:crypto';
import { event } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test';
import { makeDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { makeRecordEvent } from './outbox';
import { eventMigrations } from './tables';

let database: TestDatabase;
let db: Knex;

beforeAll(async () => {
  database = await createTestDatabase();
  db = makeDatabase({ url: database.url, schema: 'catalog' });
  await migrate(db, 'catalog', [...eventMigrations]);
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});
beforeEach(() => db('outbox').delete());

const now = new Date('2026-11-20T10:00:00.000Z');
const recordEvent = makeRecordEvent({ schema: 'catalog', notify: true, now: () => now });
const thingCreatedV1 = event(
  'catalog',
  'thing-created',
  1,
  z.object({ id: z.guid(), version: z.int(), title: z.string() }),
);
const aThing = () => ({ id: randomUUID(), version: 1, title: 'Chai' });

it('an event is stored in the outbox as a CloudEvent, not yet published', async () => {
  const data = aThing();
  await db.transaction((trx) => recordEvent(trx, thingCreatedV1, data.id, data));
  expect(await db('outbox')).toEqual([
    expect.objectContaining({
      type: 'catalog.thing-created.v1',
      aggregate_id: data.id,
      published_at: null,
      envelope: {
        specversion: '1.0',
        id: expect.any(String),
        source: '/services/catalog',
        type: 'catalog.thing-created.v1',
        subject: data.id,
        time: now.toISOString(),
        datacontenttype: 'application/json',
        data,
      },
    }),
  ]);
});

it('a change that is rolled back publishes no event', async () => {
  const failed = db.transaction(async (trx) => {
    const data = aThing();
    await recordEvent(trx, thingCreatedV1, data.id, data);
    throw new Error('after all not');
  });
  await expect(failed).rejects.toThrow('after all not');
  expect(await db('outbox')).toEqual([]);
});

it('an event that violates its schema is refused, and its change is rolled back', async () => {
  const wrong = { ...aThing(), title: 7 as unknown as string };
  await expect(db.transaction((trx) => recordEvent(trx, thingCreatedV1, wrong.id, wrong))).rejects.toThrow();
  expect(await db('outbox')).toEqual([]);
});

it('fields that the schema does not name are not published', async () => {
  const data = { ...aThing(), phone: '9876543210' };
  await db.transaction((trx) => recordEvent(trx, thingCreatedV1, data.id, data));
  expect(JSON.stringify(await db('outbox'))).not.toContain('9876543210');
});

it('a service cannot publish events of another service', async () => {
  const foreign = event('inquiry', 'inquiry-sent', 1, z.object({ id: z.guid(), version: z.int() }));
  const state = { id: randomUUID(), version: 1 };
  await expect(db.transaction((trx) => recordEvent(trx, foreign, state.id, state))).rejects.toThrow(
    'it belongs to inquiry',
  );
});
