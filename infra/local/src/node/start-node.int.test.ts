import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { StartProblem, startMark } from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { publishFolder } from '@setu/registry-client';
import { makeAuthority } from '@setu/service-kit/test/certificates';
import { type FixtureWorkspace, makeFixtureWorkspace, withoutMail } from '../../test/fixture-workspace';
import { loadSecrets } from '../data-folder/secrets';
import { type Platform, startPlatform } from '../supervisor';
import { type PlatformNode, startNode } from './start-node';

let workspace: FixtureWorkspace;
let platform: Platform;
const said: string[] = [];
const log = (line: string) => void said.push(line);

beforeAll(async () => {
  workspace = await makeFixtureWorkspace();
  const { root, dataDir } = workspace;
  platform = await startPlatform({ root, dataDir, port: 0, demo: false, env: withoutMail, log });
});
afterAll(async () => {
  await platform.stop();
  await workspace.remove();
});

/** Environment that an operator gives to an additional machine. */
const environment = async (): Promise<NodeJS.ProcessEnv> => {
  const { releaseToken, callerPublicKey } = await loadSecrets(workspace.dataDir);
  return {
    PATH: process.env.PATH,
    RELEASE_URL: platform.url,
    RELEASE_TOKEN: releaseToken,
    PUBLIC_URL: platform.url,
    NATS_URL: platform.run.nats.url,
    DATABASE_URL: platform.run.postgres.url,
    CALLER_PUBLIC_KEY: callerPublicKey,
  };
};
/** The reply of the fixture's service: its environment. */
const ask = async (url = '') => (await (await fetch(url)).json()) as { env: Record<string, string> };
const startSecond = (
  env: NodeJS.ProcessEnv,
  services = ['catalog'],
  folder = '.second',
): Promise<PlatformNode> =>
  startNode({
    root: workspace.root,
    dataDir: join(workspace.root, folder),
    services,
    gatewayPort: undefined,
    env,
    log,
    signal: new AbortController().signal,
  });

test('an additional machine runs the live releases of its services, follows promotions, and stops independently', async () => {
  const { env: ofFirst } = await ask(platform.run.services.catalog?.url);
  const second = await startSecond({ ...(await environment()), CATALOG_NATS_URL: ofFirst.NATS_URL });
  const own = () => second.processes().services.catalog;
  expect(Object.keys(second.processes().services)).toEqual(['catalog']);
  expect(own()?.version).toBe('1.0.0');
  const first = platform.run.services.catalog;
  expect(own()?.url).not.toBe(first?.url);

  await workspace.build('catalog', '2.0.0');
  await workspace.goLive(platform.url, 'catalog', '2.0.0');
  await waitUntil(() => own()?.version === '2.0.0');
  await waitUntil(() => platform.run.services.catalog?.version === '2.0.0');
  const { env } = await ask(own()?.url);
  expect(env).toMatchObject({ RELEASE_VERSION: '2.0.0', HOST: '127.0.0.1', NATS_URL: ofFirst.NATS_URL });
  expect(env).not.toHaveProperty('RELEASE_TOKEN');
  expect(env).not.toHaveProperty('CATALOG_NATS_URL');

  const { pid = 0 } = own() ?? {};
  await second.stop();
  expect(await startMark(pid)).toBeUndefined();
  expect((await fetch(platform.run.services.catalog?.url ?? '')).status).toBe(200);
});

/** The cookies of a visitor, issued and signed by a gateway. */
const visitorCookies = (n: number, key: string): string => {
  const cookie = `visitor=${String(n).padStart(22, 'v')}`;
  return `${cookie}; visitor.sig=${createHmac('sha256', key).update(cookie).digest('base64url')}`;
};

test('when machines are replaced during a canary, no call fails and every visitor keeps their release', async () => {
  const env = await environment();
  const { sessionKeys } = await loadSecrets(workspace.dataDir);
  const visitors = Array.from({ length: 20 }, (_, n) => visitorCookies(n, sessionKeys[0] ?? ''));
  const live = platform.run.services.catalog?.version;
  const canary = '3.0.0';
  await workspace.build('catalog', canary);
  const client = await workspace.registry(platform.url);
  await publishFolder(client, join(workspace.root, 'services', 'catalog', 'dist'));
  const folders = ['.second', '.third'];
  const machines = await Promise.all(folders.map((folder) => startSecond(env, ['catalog'], folder)));
  const runsCanary = async (node: PlatformNode) => {
    const own = node.processes().otherInstances.find(({ version }) => version === canary);
    return own !== undefined && (await fetch(own.url)).ok;
  };
  const allRunCanary = () =>
    Promise.all(machines.map(runsCanary)).then(
      (all) => all.every(Boolean),
      () => false,
    );
  const answersOf = visitors.map(() => new Set<string>());
  let isUpdating = true;
  const call = async (cookie: string): Promise<string> => {
    const reply = await fetch(`${platform.url}/api/catalog`, { headers: { cookie } });
    const body = (await reply.json()) as { env?: NodeJS.ProcessEnv };
    return body.env?.RELEASE_VERSION ?? `${reply.status}: ${JSON.stringify(body)}`;
  };
  await client.deploy('catalog', { action: 'canary', version: canary, percent: 50 });
  await waitUntil(allRunCanary);
  await waitUntil(async () => (await Promise.all(visitors.map(call))).includes(canary));

  const calling = (async () => {
    while (isUpdating)
      for (const [index, cookie] of visitors.entries()) answersOf[index]?.add(await call(cookie));
  })();
  try {
    for (const [index, folder] of folders.entries()) {
      await machines[index]?.stop();
      machines[index] = await startSecond(env, ['catalog'], folder);
      await waitUntil(allRunCanary);
    }
  } finally {
    isUpdating = false;
    await calling;
    await Promise.all(machines.map((machine) => machine.stop()));
    await client.deploy('catalog', { action: 'promote', version: live ?? '' });
  }
  const seen = answersOf.map((answers) => [...answers].join(', '));
  expect([...new Set(seen)].sort()).toEqual([live, canary]);
});

test('with a certificate its services listen over TLS, and are ready when gateways can reach them', async () => {
  const { cert, key } = await (await makeAuthority('Ours')).sign({ host: 'catalog' });
  const files = {
    TLS_CERT_FILE: join(workspace.root, 'tls.crt'),
    TLS_KEY_FILE: join(workspace.root, 'tls.key'),
  };
  await writeFile(files.TLS_CERT_FILE, cert);
  await writeFile(files.TLS_KEY_FILE, key);
  const second = await startSecond({ ...(await environment()), ...files });
  expect(second.processes().services.catalog?.url).toMatch(/^https:/);
  await second.stop();
});

test('the secrets of a node may be files', async () => {
  const { RELEASE_TOKEN = '', ...env } = await environment();
  const file = join(workspace.root, 'release-token');
  await writeFile(file, `${RELEASE_TOKEN}\n`);
  const second = await startSecond({ ...env, RELEASE_TOKEN_FILE: file });
  expect(second.processes().services.catalog?.version).toBeDefined();
  await second.stop();
});

test('a node waits for a platform that does not answer yet, and can be stopped during that wait', async () => {
  const stopping = new AbortController();
  const started = startNode({
    root: workspace.root,
    dataDir: join(workspace.root, '.waiting'),
    services: ['catalog'],
    gatewayPort: undefined,
    env: { ...(await environment()), RELEASE_URL: 'http://127.0.0.1:9' },
    log,
    signal: stopping.signal,
  });
  const ended = started.catch((error: unknown) => error);
  await waitUntil(() => said.some((line) => line.endsWith('Waiting for it.')));
  stopping.abort();
  expect(await ended).toBe(stopping.signal.reason);
});

test('a node names the settings to check when the server is not a registry, or refuses the token', async () => {
  const env = await environment();
  const other = createServer((_, reply) => reply.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  for (const wrong of [{ RELEASE_URL: `http://127.0.0.1:${port}` }, { RELEASE_TOKEN: 'x'.repeat(43) }])
    await expect(startSecond({ ...env, ...wrong })).rejects.toThrow(
      /does not say which releases are live: .+RELEASE_URL must be the address of a gateway, and RELEASE_TOKEN/,
    );
  other.close();
});

test('a node names every missing setting', async () => {
  const { NATS_URL: _, DATABASE_URL: __, ...env } = await environment();
  await expect(startSecond(env, ['catalog', 'inquiry'])).rejects.toThrow(
    new StartProblem(
      'This machine needs the settings of the platform: NATS_URL, CATALOG_DATABASE_URL (or DATABASE_URL), ' +
        'INQUIRY_DATABASE_URL (or DATABASE_URL). Use the values of its other machines.',
    ),
  );
});

test('a node refuses a misspelt setting', async () => {
  await expect(startSecond({ ...(await environment()), NATS_REPLICA: '3' })).rejects.toThrow(
    /NATS_REPLICA: .*NATS_REPLICAS/,
  );
});

test('a node refuses to announce an address that others cannot connect to', async () => {
  await expect(startSecond({ ...(await environment()), HOST: '0.0.0.0' })).rejects.toThrow(
    /HOST=0\.0\.0\.0 is not an address that others can use/,
  );
});
