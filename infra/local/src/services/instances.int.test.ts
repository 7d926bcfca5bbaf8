import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, removeDataDir, startNats } from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { type Instance, instancesSubject } from '@setu/protocol';
import { connect, type NatsConnection } from 'nats';
import { type Instances, listenForInstances } from './instances';

let dataDir = '';
let server: RunningServer;
let instances: Instances;
let service: NatsConnection;
const said: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-instances-'));
  server = await startNats({ dataDir, log: () => undefined });
  const { host, username, password } = new URL(server.url);
  [instances, service] = await Promise.all([
    listenForInstances({ NATS_URL: server.url }, (line) => void said.push(line)),
    connect({ servers: host, user: username, pass: password }),
  ]);
});
afterAll(async () => {
  await Promise.all([instances?.stop(), service?.close()]);
  await server?.stop();
  await removeDataDir(dataDir);
});

const url = 'http://127.0.0.1:4001';
const announce = (state: Instance['state']) => {
  const instance: Instance = {
    service: 'catalog',
    version: '1.0.0',
    id: randomUUID(),
    url,
    state,
    endpoints: [],
  };
  service.publish(instancesSubject, JSON.stringify(instance));
};

test('a service that announces its stop is no longer ready', async () => {
  expect(instances.isReady(url)).toBe(false);
  announce('ready');
  await waitUntil(() => instances.isReady(url));
  announce('draining');
  await waitUntil(() => !instances.isReady(url));
});

test.each(['no JSON', '{"service":"catalog"}', ''])(
  'an announcement that cannot be parsed (%j) is logged and does not end the subscription',
  async (text) => {
    said.length = 0;
    service.publish(instancesSubject, text);
    await waitUntil(() => said.length > 0);
    expect(said).toEqual([expect.stringMatching(/^a service announcement cannot be parsed: /)]);
    announce('ready');
    await waitUntil(() => instances.isReady(url));
    announce('draining');
    await waitUntil(() => !instances.isReady(url));
  },
);
