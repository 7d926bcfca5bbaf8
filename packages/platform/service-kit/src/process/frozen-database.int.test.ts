import { randomUUID } from 'node:crypto';
import { endpoint, Instance, instancesSubject } from '@setu/protocol';
import { z } from 'zod';
import {
  createTestDatabase,
  eventually,
  type FreezingProxy,
  startFreezingProxy,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
  type TestService,
} from '../../test';
import { makeReader, makeWriter, producer, type Writer } from '../../test/counting';
import { type Broker, connectBroker, makeLogger, route, type ServiceDefinition } from '../index';

const spec = { service: 'catalog', summary: 'A call of this test.', access: 'public' } as const;
const countThings = endpoint({
  ...spec,
  method: 'GET',
  path: '/api/things',
  response: { 200: z.object({ count: z.number() }) },
});
const answering: ServiceDefinition = {
  ...producer,
  build: ({ db }) => ({
    routes: [
      route(countThings, async () => {
        const [row] = await db('things').count('* as count');
        return { count: Number(row?.count) };
      }),
    ],
    consumers: [],
  }),
};

let nats: TestBroker;
let database: TestDatabase;
let proxy: FreezingProxy;
let service: TestService;
let reader: TestService;
let writer: Writer;
let listener: Broker;
let announcements: Instance[] = [];

beforeAll(async () => {
  [nats, database] = await Promise.all([startTestBroker(), createTestDatabase()]);
  proxy = await startFreezingProxy(database.url);
  // The production limit, because these tests wait for it.
  const env = { DATABASE_WAIT_MS: '15000' };
  service = await startTestService(answering, {
    broker: nats,
    database: { ...database, url: proxy.url },
    env,
  });
  reader = await startTestService(makeReader(), { broker: nats, database });
  writer = makeWriter(database.url, 2);
  listener = await connectBroker({ NATS_URL: nats.url }, 'listener', makeLogger('test', 'silent'));
  const listen = async () => {
    for await (const message of listener.connection.subscribe(instancesSubject)) {
      const instance = Instance.parse(message.json());
      if (instance.service === 'catalog') announcements.push(instance);
    }
  };
  void listen();
  await listener.connection.flush();
});
afterAll(async () => {
  await listener?.close();
  await writer?.close();
  await reader?.stop();
  await service?.stop();
  await proxy?.stop();
  await nats?.stop();
  await database?.drop();
});

const call = () => service.call('GET', '/api/things');
const readiness = () => service.call('GET', '/readyz');
/** Uses several connections, so that the pool keeps them open. */
const warmUp = () => Promise.all(Array.from({ length: 5 }, call));
const arrives = async () => {
  const id = randomUUID();
  await writer.count(id);
  await eventually(async () => {
    expect(await reader.running.db('effects').where({ thing_id: id })).toHaveLength(1);
  });
};
const isAnnounced = async () => {
  announcements = [];
  await eventually(() => expect(announcements.at(-1)).toMatchObject({ state: 'ready' }));
};

it('calls, announcements and events continue without a restart when open connections freeze and new ones pass', async () => {
  await warmUp();
  await arrives();
  await isAnnounced();
  proxy.freezeOpen();
  await eventually(async () => expect((await call()).status).toBe(200));
  await eventually(async () =>
    expect(await readiness()).toMatchObject({
      status: 200,
      body: { checks: { database: true, announced: true } },
    }),
  );
  await isAnnounced();
  await arrives();
});

it('a service whose connections all freeze is not ready and answers 503, until connections pass again', async () => {
  await warmUp();
  proxy.freezeAll();
  await eventually(async () =>
    expect(await readiness()).toMatchObject({ status: 503, body: { checks: { database: false } } }),
  );
  const refused = await call();
  expect(refused).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  proxy.pass();
  await eventually(async () => expect((await call()).status).toBe(200));
  await eventually(async () => expect((await readiness()).status).toBe(200));
  await isAnnounced();
  await arrives();
});

it('a service whose database refuses connections answers 503, until it accepts them again', async () => {
  await warmUp();
  proxy.refuse();
  await eventually(async () => expect(await call()).toMatchObject({ status: 503 }));
  const replies = await Promise.all(Array.from({ length: 10 }, call));
  expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['database_unavailable']));
  proxy.pass();
  await eventually(async () => expect((await call()).status).toBe(200));
  await arrives();
});
