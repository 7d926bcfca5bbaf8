import { askInstancesSubject, Instance, instancesSubject } from '@setu/protocol';
import { type Broker, connectBroker, makeLogger, parseEnvironment, startService } from '../../src/index';
import {
  createTestDatabase,
  eventually,
  makeCallers,
  startTestBroker,
  type TestBroker,
  type TestDatabase,
} from '../../test';
import { producer } from '../../test/counting';
import { announcedUrl } from './announce';
import { ServiceEnvironment } from './environment';

const logger = makeLogger('test', 'silent');
let nats: TestBroker;
let database: TestDatabase;
let broker: Broker;
const announcements: Instance[] = [];

beforeAll(async () => {
  [nats, database] = await Promise.all([startTestBroker(), createTestDatabase()]);
  broker = await connectBroker({ NATS_URL: nats.url }, 'listener', logger);
  const listen = async () => {
    for await (const message of broker.connection.subscribe(instancesSubject))
      announcements.push(Instance.parse(message.json()));
  };
  void listen();
  await broker.connection.flush();
});
afterAll(async () => {
  await broker.close();
  await nats.stop();
  await database.drop();
});
beforeEach(() => {
  announcements.length = 0;
});

const start = (over: Record<string, string> = {}) =>
  startService(
    producer,
    parseEnvironment(ServiceEnvironment, {
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      CALLER_PUBLIC_KEY: makeCallers().publicKey,
      LOG_LEVEL: 'silent',
      ...over,
    }),
  );
const last = () => {
  const instance = announcements.at(-1);
  if (!instance) throw new Error('nothing was heard');
  return instance;
};

it('an instance announces its address, release and calls, at once and on request', async () => {
  const service = await start({ RELEASE_VERSION: '0.1.0-abc', DRAIN_GRACE_MS: '0' });
  await eventually(() =>
    expect(last()).toMatchObject({ service: 'catalog', version: '0.1.0-abc', state: 'ready' }),
  );
  expect(last()).toMatchObject({ url: service.url, endpoints: [] });
  const { id } = last();
  announcements.length = 0;
  broker.connection.publish(askInstancesSubject);
  await eventually(() => expect(last().id).toBe(id));
  await service.stop();
  await eventually(() => expect(last()).toMatchObject({ id, state: 'draining' }));
});

it('a draining instance announces it and answers new calls for the grace period, and closes the connection after each reply', async () => {
  const service = await start({ DRAIN_GRACE_MS: '5000', ANNOUNCE_URL: 'http://catalog.internal:80/' });
  await eventually(() => expect(last()).toMatchObject({ url: 'http://catalog.internal:80', version: null }));
  const stopped = service.stop();
  await eventually(() => expect(last().state).toBe('draining'));
  expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
  const late = await fetch(`${service.url}/livez`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(fetch(`${service.url}/livez`)).rejects.toThrow();
});

it('an instance announces itself again when the broker is back', async () => {
  const service = await start({ DRAIN_GRACE_MS: '0' });
  await eventually(() => expect(last().state).toBe('ready'));
  await nats.pause();
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  announcements.length = 0;
  await nats.resume();
  await eventually(() => expect(last().url).toBe(service.url));
  await service.stop();
});

it('an instance that cannot serve does not announce itself', async () => {
  const service = await start({ DRAIN_GRACE_MS: '0' });
  await eventually(() => expect(last().state).toBe('ready'));
  /** Resolves when both have received what the other sent before. */
  const exchange = async () => {
    for (const one of [broker, service.broker(), broker]) await one?.connection.flush();
  };
  await service.db.destroy();
  await exchange();
  announcements.length = 0;
  broker.connection.publish(askInstancesSubject);
  await exchange();
  expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
  await exchange();
  expect(announcements).toEqual([]);
  service.db.initialize();
  await service.stop();
});

it.each([
  ['http://127.0.0.1:4000', /^http:\/\/127\.0\.0\.1:4000$/],
  ['http://0.0.0.0:4000', /^http:\/\/[^0/:][^/:]*:4000$/],
])('an instance that listens at %s announces an address that others can reach', (listening, announced) => {
  expect(announcedUrl(listening)).toMatch(announced);
});
