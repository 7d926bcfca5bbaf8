import { randomUUID } from 'node:crypto';
import { event } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import { envelopeOf, eventually, startTestBroker, type TestBroker } from '../../test';
import { makeReader, thingCountedV1 } from '../../test/counting';
import { startCrashingDatabase } from '../../test/servers/crashing-database';
import {
  type ConsumerDefinition,
  connectBroker,
  handleEvent,
  makeDatabase,
  makeLogger,
  makeMetrics,
  migrate,
  onAll,
} from '../index';
import { kitMigrations } from '../process/kit-migrations';
import { makeRecordEvent } from './outbox';
import { startRelay } from './relay';

const thingSeenV1 = event('inquiry', 'thing-seen', 1, z.object({ id: z.guid(), version: z.int() }));
const logger = makeLogger('test', 'silent');
const recordEvent = makeRecordEvent({ schema: 'inquiry', notify: true });

/** A projection that records an event about each stored row. */
const seeing: ConsumerDefinition = {
  name: 'seen',
  from: 'catalog',
  subscriptions: [
    onAll(thingCountedV1, async (trx, events) => {
      for (const { id, data } of events) {
        await trx('effects').insert({ event_id: id, thing_id: data.id, version: data.version });
        await recordEvent(trx, thingSeenV1, data.id, data);
      }
    }),
  ],
  reset: async () => undefined,
};

let database: Awaited<ReturnType<typeof startCrashingDatabase>>;
let db: Knex;
let nats: TestBroker;
beforeAll(async () => {
  [database, nats] = await Promise.all([startCrashingDatabase(), startTestBroker()]);
  db = makeDatabase({ url: database.url, schema: 'inquiry', logger });
  await migrate(db, 'inquiry', [...kitMigrations, ...makeReader(seeing).migrations]);
});
afterAll(async () => {
  await db?.destroy();
  await nats?.stop();
  await database?.stop();
});

/** Crashes the database as a power cut does. Resolves when the service has connections again. */
const crash = async () => {
  await database.crash();
  await eventually(() => db.raw('select 1'));
};

it('the change behind a sent event survives a crash of the database', async () => {
  const broker = await connectBroker({ NATS_URL: nats.url }, 'test', logger);
  const sent: string[] = [];
  broker.connection.subscribe(thingSeenV1.type, {
    callback: (_, message) => void sent.push(message.json<{ subject: string }>().subject),
  });
  const relay = startRelay({
    service: 'inquiry',
    databaseUrl: database.url,
    db,
    broker,
    logger,
    metrics: makeMetrics('inquiry'),
  });
  // One event first, so that the relay is elected and has created its stream.
  const [first, id] = [randomUUID(), randomUUID()];
  const handle = (thing: string) =>
    handleEvent(db, seeing, JSON.stringify(envelopeOf(thingCountedV1, thing, { id: thing, version: 1 })));
  await handle(first);
  await eventually(() => expect(sent).toEqual([first]));

  // The consumer stops after the commit: it neither waits for the disk nor acknowledges.
  await handle(id);
  await eventually(() => expect(sent).toEqual([first, id]));
  await crash();
  expect(await db('effects').where({ thing_id: id })).toHaveLength(1);
  expect(await db('outbox').where({ aggregate_id: id })).toHaveLength(1);
  await relay.stop();
  await broker.close();
});

it('the change behind a sent event survives a crash also when commits do not wait for the disk', async () => {
  const id = randomUUID();
  await db.transaction(async (trx) => {
    await trx.raw('set local synchronous_commit = off');
    await trx('counts').insert({ id, version: 1 });
    await recordEvent(trx, thingSeenV1, id, { id, version: 1 });
  });
  await crash();
  expect(await db('counts').where({ id })).toHaveLength(1);
});

it('a transaction that waits for more than the disk keeps waiting for it', async () => {
  for (const setting of ['remote_apply', 'local', 'on'])
    await db.transaction(async (trx) => {
      await trx.raw(`set local synchronous_commit = ${setting}`);
      await recordEvent(trx, thingSeenV1, randomUUID(), { id: randomUUID(), version: 1 });
      const { rows } = await trx.raw('show synchronous_commit');
      expect(rows[0].synchronous_commit).toBe(setting);
    });
});
