import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { openLogFile } from '@setu/dev-servers';
import { makeRegistryClient } from '@setu/registry-client';
import { type FixtureWorkspace, makeFixtureWorkspace, withoutMail } from '../../test/fixture-workspace';
import { loadSecrets } from '../data-folder/secrets';
import { type Platform, startPlatform } from '../supervisor';
import { findServices } from '../workspaces';
import { listenForInstances } from './instances';
import { makeReleaseFolder } from './release-folder';
import { makeServiceRunner } from './service-runner';

let workspace: FixtureWorkspace;
let platform: Platform;
let way: Server;
/** False while the gateway behind `way` restarts: its connections are closed at once. */
let isOpen = true;

beforeAll(async () => {
  workspace = await makeFixtureWorkspace();
  const { root, dataDir } = workspace;
  platform = await startPlatform({
    root,
    dataDir,
    port: 0,
    demo: false,
    env: withoutMail,
    log: () => undefined,
  });
  const { hostname, port } = new URL(platform.url);
  way = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (!isOpen) return socket.destroy();
    const gateway = connect(Number(port), hostname);
    gateway.on('error', () => socket.destroy());
    return socket.pipe(gateway).pipe(socket);
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
});
afterAll(async () => {
  way?.close();
  await platform?.stop();
  await workspace?.remove();
});

test('a release that could not be fetched while the gateway restarted starts when the registry is read again', async () => {
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  const { root, dataDir } = workspace;
  const catalog = findServices(root).find(({ name }) => name === 'catalog');
  if (!catalog) throw new Error('the fixture has no catalog');
  const address = way.address();
  if (typeof address !== 'object' || !address) throw new Error('the way to the gateway listens nowhere');
  const client = makeRegistryClient({
    url: `http://127.0.0.1:${address.port}`,
    token: (await loadSecrets(dataDir)).releaseToken,
    person: 'a test',
  });
  const natsUrl = platform.run.nats.url;
  const instances = await listenForInstances({ NATS_URL: natsUrl }, log);
  const folder = await mkdtemp(join(root, 'node-'));
  const logFile = await openLogFile(join(folder, 'catalog.log'));
  const runner = makeServiceRunner({
    workspace: catalog,
    host: '127.0.0.1',
    env: { ...process.env, NATS_URL: natsUrl, SERVICE: 'catalog' },
    releases: makeReleaseFolder(client, folder, catalog),
    instances,
    logFile,
    log,
    onChange: () => undefined,
  });
  const desired = { live: '1.0.0', canary: null, deployment: 1 };
  try {
    isOpen = false;
    await runner.run(desired);
    expect(said).toContainEqual(expect.stringContaining('catalog 1.0.0 did not start'));
    expect(runner.processes()).toEqual([]);
    isOpen = true;
    await runner.run(desired);
    expect(runner.processes()).toEqual([expect.objectContaining({ version: '1.0.0' })]);
    expect(runner.problem()).toBeUndefined();
  } finally {
    await runner.stop();
    await instances.stop();
    await logFile.close();
  }
});
