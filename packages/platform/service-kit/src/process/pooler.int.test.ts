import { randomUUID } from 'node:crypto';
import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import {
  allPublished,
  eventually,
  type FreezingProxy,
  served,
  startFreezingProxy,
  startTestBroker,
  startTestPooler,
  startTestService,
  type TestBroker,
  type TestPooler,
  type TestService,
} from '../../test';
import { makeReader, producer, thingCountedV1 } from '../../test/counting';
import { route, type ServiceDefinition } from '../index';

const spec = { service: 'catalog', access: 'public', summary: 'A call of this test.' } as const;
const counted = z.object({ version: z.int() });
const countThing = endpoint({
  ...spec,
  method: 'POST',
  path: '/api/things/:id',
  params: z.object({ id: z.guid() }),
  response: { 200: counted },
});
const readThing = endpoint({
  ...spec,
  method: 'GET',
  path: '/api/things/:id',
  params: z.object({ id: z.guid() }),
  response: { 200: counted },
});
const wait = endpoint({
  ...spec,
  method: 'GET',
  path: '/api/wait',
  response: { 200: counted },
});

/** A service that writes rows with their events, reads them, and has a statement that takes too long. */
const things: ServiceDefinition = {
  ...producer,
  build: ({ db, inTransaction, recordEvent }) => ({
    consumers: [],
    routes: [
      route(countThing, ({ id }) =>
        inTransaction(async (trx) => {
          const [row] = await trx('things')
            .insert({ id, version: 1 })
            .onConflict('id')
            .merge({ version: trx.raw('things.version + 1') })
            .returning('version');
          await recordEvent(trx, thingCountedV1, id, { id, version: row.version });
          return { version: row.version };
        }),
      ),
      route(readThing, async ({ id }) => ({
        version: (await db('things').where({ id }).first('version')).version,
      })),
      route(wait, async () => {
        await db.raw('select pg_sleep(30)');
        return { version: 0 };
      }),
    ],
  }),
};

const poolSize = 3;

let nats: TestBroker;
let proxy: FreezingProxy;
let pooler: TestPooler;
let writer: TestService;
let reader: TestService;

const start = (definition: ServiceDefinition, pool: string) =>
  startTestService(definition, {
    broker: nats,
    database: pooler.databaseOf(definition.name),
    env: {
      ...pooler.access(definition.name),
      DATABASE_POOL: pool,
      MAX_IN_FLIGHT: '500',
      // Some tests wait for this limit.
      DATABASE_WAIT_MS: '15000',
    },
  });

beforeAll(async () => {
  nats = await startTestBroker();
  pooler = await startTestPooler({
    schemas: ['catalog', 'inquiry'],
    poolSize,
    serverUrl: async (url) => {
      proxy = await startFreezingProxy(url);
      return proxy.url;
    },
  });
  writer = await start(things, '20');
  reader = await start(makeReader(), '20');
});
afterAll(async () => {
  await writer?.stop();
  await reader?.stop();
  await pooler?.stop();
  await proxy?.stop();
  await nats?.stop();
});

const count = (id: string) => writer.call('POST', `/api/things/${id}`);
const read = (id: string) => writer.call('GET', `/api/things/${id}`);
/** Waits until the other service has stored this version from events. */
const arrives = (id: string, version: number) =>
  eventually(async () => expect(await reader.running.db('counts').where({ id })).toEqual([{ id, version }]));

it('services start, migrate, write and read behind PgBouncer, and an event reaches its consumer', async () => {
  const id = randomUUID();
  expect(await count(id)).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await read(id)).toMatchObject({ status: 200, body: { version: 1 } });
  await arrives(id, 1);
  await eventually(async () =>
    expect((await writer.call('GET', '/readyz')).body.checks).toEqual({
      database: true,
      broker: true,
      announced: true,
    }),
  );
});

it('hundreds of parallel calls share three connections to PostgreSQL, and each event has one effect', async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID());
  let most = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, await pooler.connectionsOf('catalog'));
  }, 50);
  const calls = Array.from({ length: 200 }, (_, index) => {
    const id = ids[index % ids.length] ?? '';
    // A call that waited 10 s for a connection is refused and has changed nothing.
    const counted = served(() => count(id));
    return index % 3 === 2 ? counted.then(() => served(() => read(id))) : counted;
  });
  const replies = await Promise.all(calls);
  clearInterval(watch);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  // This includes the relay's connection, which bypasses the pooler.
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(poolSize + 1);
  for (const id of ids) await arrives(id, 10);
  await eventually(async () =>
    expect(await reader.running.db('effects').whereIn('thing_id', ids)).toHaveLength(200),
  );
});

it('a statement with parameters works on every connection, because none is prepared by name', async () => {
  const texts = ['first', 'second', 'third', 'fourth'];
  const answers = await Promise.all(
    Array.from({ length: 80 }, async (_, index) => {
      const text = texts[index % texts.length];
      const { rows } = await writer.running.db.raw('select ?::text as text, pg_sleep(0.005)', [text ?? '']);
      return rows[0].text === text;
    }),
  );
  expect(answers).not.toContain(false);
  const prepared = await writer.running.db('pg_prepared_statements').select('name');
  expect(prepared).toEqual([]);
});

it('the settings of a transaction do not stay on the connection for the next one', async () => {
  const { db } = writer.running;
  await Promise.all(
    Array.from({ length: 12 }, () =>
      db.transaction(async (trx) => {
        await trx.raw(`set local statement_timeout = 0; set local search_path = public`);
        await trx.raw('select pg_sleep(0.02)');
      }),
    ),
  );
  const shown = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { rows } = await db.raw(
        `select current_setting('search_path') as path, current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.02)`,
      );
      return [rows[0].path, rows[0].statement, rows[0].idle].join(' | ');
    }),
  );
  expect(new Set(shown)).toEqual(new Set(['catalog, public | 15s | 30s']));
});

it('a statement that takes too long is cancelled after 15 s and answers 503', async () => {
  const started = Date.now();
  expect(await writer.call('GET', '/api/wait')).toMatchObject({ status: 503 });
  expect(Date.now() - started).toBeGreaterThan(14_000);
});

it('while PgBouncer restarts, calls answer 503 and not 500, and then work again with the same processes', async () => {
  const id = randomUUID();
  await count(id);
  const statuses = new Map<string, number>();
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      const { status, body } = await count(id);
      const seen = status === 200 ? '200' : `${status} ${body.code}`;
      statuses.set(seen, (statuses.get(seen) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: 8 }, call);
  await eventually(() => expect(statuses.get('200')).toBeGreaterThan(20));
  await pooler.pause();
  await eventually(() => expect(statuses.get('503 database_unavailable')).toBeGreaterThan(8));
  expect(await writer.call('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { checks: { database: false } },
  });
  const refused = await count(id);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
  await pooler.resume();
  const before = statuses.get('200') ?? 0;
  await eventually(() => expect(statuses.get('200')).toBeGreaterThan(before + 20));
  isOver = true;
  await Promise.all(callers);
  expect([...statuses.keys()].sort()).toEqual(['200', '503 database_unavailable']);
  // No write that was answered with 200 is lost, and the consumer has received it.
  const { version } = (await read(id)).body;
  expect(version).toBeGreaterThanOrEqual(1 + (statuses.get('200') ?? 0));
  await arrives(id, version);
  await eventually(async () => expect((await writer.call('GET', '/readyz')).status).toBe(200));
});

it('PgBouncer does not keep connections to PostgreSQL that froze', async () => {
  const ids = Array.from({ length: 6 }, () => randomUUID());
  await Promise.all(ids.map(count));
  proxy.freezeOpen();
  await eventually(async () => {
    const replies = await Promise.all(ids.map(count));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });
  const { version } = (await read(ids[0] ?? '')).body;
  await arrives(ids[0] ?? '', version);
});

it('while PgBouncer runs without PostgreSQL, calls answer 503, and work again when PostgreSQL is back', async () => {
  const id = randomUUID();
  await count(id);
  proxy.refuse();
  await eventually(async () =>
    expect(await count(id)).toMatchObject({ status: 503, body: { code: 'database_unavailable' } }),
  );
  const replies = await Promise.all(Array.from({ length: 10 }, () => count(id)));
  expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['database_unavailable']));
  proxy.pass();
  await eventually(async () => expect((await count(id)).status).toBe(200));
});

it('behind PgBouncer in session mode one address suffices, and sessions have the settings of their process', async () => {
  const bySession = await startTestPooler({ schemas: ['catalog'], poolSize: 10, mode: 'session' });
  const service = await startTestService(things, {
    broker: nats,
    database: bySession.databaseOf('catalog'),
  });
  try {
    const id = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => served(() => service.call('POST', `/api/things/${id}`))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await service.running.db.raw(`select current_setting('idle_session_timeout') as idle`);
    expect(rows).toEqual([{ idle: '1min' }]);
    await allPublished(service.running.db);
  } finally {
    await service.stop();
    await bySession.stop();
  }
});
