import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem, startMark } from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { publishFolder } from '@setu/registry-client';
import {
  bundleSource,
  type FixtureWorkspace,
  makeFixtureWorkspace,
  withoutMail,
} from '../../test/fixture-workspace';
import { readRunFile } from '../data-folder/run-file';
import { type Platform, startPlatform } from '../supervisor';

let workspace: FixtureWorkspace;
let platform: Platform;
const said: string[] = [];

const start = () =>
  startPlatform({
    root: workspace.root,
    dataDir: workspace.dataDir,
    port: 0,
    demo: false,
    env: withoutMail,
    log: (line) => void said.push(line),
  }).catch((error: Error) => {
    error.message += `\nThe platform said:\n${said.join('\n')}`;
    throw error;
  });
const catalog = () => platform.run.services.catalog;
const serving = (version: string) => waitUntil(() => catalog()?.version === version && catalog());
const registry = () => workspace.registry(platform.url);
const gone = (pid = 0) => waitUntil(async () => (await startMark(pid)) === undefined);
const canaries = () => platform.run.otherInstances.map(({ version }) => version);

beforeAll(async () => {
  workspace = await makeFixtureWorkspace();
  platform = await start();
});
afterAll(async () => {
  await platform.stop();
  await workspace.remove();
});
beforeEach(() => {
  said.length = 0;
});

test('a promoted release serves on a separate port before the previous one ends', async () => {
  const before = catalog();
  expect(before?.version).toBe('1.0.0');
  await workspace.build('catalog', '2.0.0');
  await workspace.goLive(platform.url, 'catalog', '2.0.0');
  let refused = 0;
  const asking = (async () => {
    while (catalog()?.version === '1.0.0') {
      await fetch(before?.url ?? '').catch(() => (refused += 1));
      await wait(5);
    }
  })();
  const after = await serving('2.0.0');
  await asking;
  expect(refused).toBe(0);
  expect(after?.url).not.toBe(before?.url);
  const { env } = (await (await fetch(after?.url ?? '')).json()) as { env: Record<string, string> };
  expect(env.RELEASE_VERSION).toBe('2.0.0');
  await gone(before?.pid);
  // The file is written after the promotion.
  const recorded = async () => (await readRunFile(workspace.dataDir))?.services.catalog;
  await waitUntil(async () => (await recorded())?.version === '2.0.0');
  expect((await recorded())?.pid).toBe(after?.pid);
});

test('a rollback runs the earlier release again, and survives a restart', async () => {
  await (await registry()).deploy('catalog', { action: 'rollback' });
  await serving('1.0.0');
  await platform.stop();
  platform = await start();
  expect(catalog()?.version).toBe('1.0.0');
  expect(said).not.toContainEqual(expect.stringContaining('2.0.0'));
});

test('a new service runs without a restart of the platform, with its own schema and NATS user', async () => {
  const before = {
    postgres: platform.run.postgres.pid,
    nats: platform.run.nats.pid,
    catalog: catalog()?.pid,
  };
  await workspace.add('billing', '1.0.0');
  await workspace.goLive(platform.url, 'billing', '1.0.0');
  const found = () => platform.run.services.billing;
  const billing = await waitUntil(() => found()?.version === '1.0.0' && found());
  const answer = await waitUntil(() => fetch(billing?.url ?? '').catch(() => undefined));
  const { env } = (await answer.json()) as { env: Record<string, string> };
  expect(new URL(env.DATABASE_URL ?? '').username).toMatch(/_billing$/);
  expect(new URL(env.NATS_URL ?? '').username).toBe('billing');
  const { postgres, nats } = platform.run;
  expect({ postgres: postgres.pid, nats: nats.pid, catalog: catalog()?.pid }).toEqual(before);
  await waitUntil(async () => (await fetch(`${platform.url}/api/billing`)).status === 200);
});

test('a canary runs next to the live release, and ends with a promotion', async () => {
  await (await registry()).deploy('catalog', { action: 'canary', version: '2.0.0', percent: 10 });
  await waitUntil(() => canaries().includes('2.0.0'));
  expect(catalog()?.version).toBe('1.0.0');
  const canary = platform.run.otherInstances.find(({ version }) => version === '2.0.0');
  await waitUntil(() =>
    fetch(canary?.url ?? '').then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  await (await registry()).deploy('catalog', { action: 'promote', version: '1.0.0' });
  await waitUntil(() => canaries().length === 0);
  await gone(canary?.pid);
});

test('the previous release keeps running when a release does not start', async () => {
  const before = catalog();
  await workspace.build('catalog', '3.0.0', `throw new Error('this release is broken');\n`);
  await workspace.goLive(platform.url, 'catalog', '3.0.0');
  await waitUntil(() =>
    said.some((line) => line.startsWith('catalog 3.0.0 did not start, 1.0.0 keeps running.')),
  );
  expect(said.join('\n')).toContain('this release is broken');
  expect(catalog()).toMatchObject({ pid: before?.pid, version: '1.0.0' });
  await wait(1_500);
  expect(said.filter((line) => line.includes('3.0.0 did not start'))).toHaveLength(1);
  await (await registry()).deploy('catalog', { action: 'rollback' });
  await wait(1_500);
  expect(catalog()?.pid).toBe(before?.pid);
});

test('a release that never announces itself gets no visitors, and can be rolled back', async () => {
  const before = catalog();
  await workspace.build('catalog', '4.0.0', bundleSource.replace("announce('ready')", 'undefined'));
  await workspace.goLive(platform.url, 'catalog', '4.0.0');
  await waitUntil(() => canaries().includes('4.0.0'));
  await wait(1_000);
  expect(catalog()?.version).toBe('1.0.0');
  await (await registry()).deploy('catalog', { action: 'rollback' });
  await waitUntil(() => canaries().length === 0);
  expect(catalog()?.pid).toBe(before?.pid);
  expect(said.join('\n')).not.toContain('did not start');
});

test('a release with a file that differs from the published one does not run', async () => {
  await workspace.build('catalog', '4.5.0');
  const client = await registry();
  await publishFolder(client, join(workspace.root, 'services/catalog/dist'));
  const file = join(workspace.dataDir, 'artefacts/catalog/4.5.0/main.js');
  await writeFile(file, `${await readFile(file, 'utf8')}process.exit(0);\n`);
  await client.deploy('catalog', { action: 'promote', version: '4.5.0', override: 'to see it refused' });
  await waitUntil(() => said.some((line) => line.includes('4.5.0 did not start, 1.0.0 keeps running')));
  expect(said.join()).toContain('main.js of catalog 4.5.0 is not the file that was published');
  await client.deploy('catalog', { action: 'rollback' });
  expect(existsSync(join(workspace.dataDir, 'releases/catalog/4.5.0'))).toBe(false);
});

test('a service stops when its first release is rolled back, and starts again when that is promoted', async () => {
  const inquiry = () => platform.run.services.inquiry;
  const before = inquiry();
  expect(before?.version).toBe('1.0.0');
  const client = await registry();
  await client.deploy('inquiry', { action: 'rollback' });
  await gone(before?.pid);
  await waitUntil(() => inquiry()?.pid === undefined);
  expect(catalog()?.version).toBe('1.0.0');
  await client.deploy('inquiry', { action: 'promote', version: '1.0.0' });
  const after = await waitUntil(() => inquiry()?.version === '1.0.0' && inquiry());
  expect(after?.pid).not.toBe(before?.pid);
});

test('a start does not run a release that its new build replaces', async () => {
  await platform.stop();
  const lastStart = async () => (await stat(join(workspace.dataDir, 'releases/inquiry/1.0.0'))).mtimeMs;
  const before = await lastStart();
  // The first promotion makes the platform read the live releases of all services.
  await workspace.build('catalog', '4.8.0');
  await workspace.build('inquiry', '1.5.0');
  platform = await start();
  expect(platform.run.services.inquiry?.version).toBe('1.5.0');
  expect(await lastStart()).toBe(before);
});

test('a start makes new builds live and keeps few old releases unpacked', async () => {
  await platform.stop();
  for (const version of ['5.0.0', '6.0.0', '7.0.0']) {
    await workspace.build('catalog', version);
    platform = await start();
    expect(catalog()?.version).toBe(version);
    await platform.stop();
  }
  const entries = await readdir(join(workspace.dataDir, 'releases/catalog'));
  const kept = entries.filter((name) => name !== 'node_modules');
  expect(kept).toHaveLength(4);
  expect(kept).toContain('7.0.0');
  platform = await start();
  expect(existsSync(join(workspace.dataDir, 'releases/catalog/1.0.0'))).toBe(false);
});

test('a release that development made live is replaced at the next start', async () => {
  const client = await registry();
  await client.deploy('catalog', { action: 'promote', version: '6.0.0', override: 'development' });
  await serving('6.0.0');
  await platform.stop();
  platform = await start();
  expect(catalog()?.version).toBe('7.0.0');
});

describe('a live release that does not start when the platform does', () => {
  const broken = `throw new Error('this release is broken');\n`;

  test('the version that was live before serves instead, with a notice, until a rollback makes it live', async () => {
    await platform.stop();
    for (const version of ['8.0.0', '9.0.0']) {
      await workspace.build('catalog', version, broken);
      platform = await start();
      expect(catalog()?.version).toBe('7.0.0');
      const words = `catalog ${version} is live but does not start. 7.0.0, which was live before, serves instead.`;
      expect(said).toContainEqual(expect.stringContaining(words));
      const log = await readFile(join(workspace.dataDir, 'logs/catalog.log'), 'utf8');
      expect(log).toContain(words);
      await waitUntil(async () => (await fetch(catalog()?.url ?? '')).ok);
      if (version === '8.0.0') await platform.stop();
    }
    const client = await registry();
    await client.deploy('catalog', { action: 'rollback' });
    await client.deploy('catalog', { action: 'rollback' });
    expect((await client.deployable('catalog'))?.deployment?.live).toBe('7.0.0');
    const { pid } = catalog() ?? {};
    await platform.stop();
    platform = await start();
    expect(catalog()?.version).toBe('7.0.0');
    expect(catalog()?.pid).not.toBe(pid);
  });

  test('a canary that starts does not become the fallback', async () => {
    const client = await registry();
    const override = 'to see it not start';
    await client.deploy('catalog', { action: 'promote', version: '9.0.0', override });
    await client.deploy('catalog', { action: 'canary', version: '6.0.0', percent: 10, override });
    await waitUntil(() => canaries().includes('6.0.0'));
    await platform.stop();
    platform = await start();
    expect(catalog()?.version).toBe('7.0.0');
    expect(canaries()).toContain('6.0.0');
  });

  test('the platform does not start when no earlier version starts either', async () => {
    await platform.stop();
    await workspace.build('inquiry', '2.0.0', broken);
    for (const version of ['1.0.0', '1.5.0'])
      await writeFile(join(workspace.dataDir, `releases/inquiry/${version}/main.js`), broken);
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartProblem);
    expect(String(failure)).toContain('inquiry does not start');
    expect(String(failure)).toContain(
      'No earlier version of inquiry could be started. Fix the source and start again.',
    );
    expect(said.join('\n')).toContain('this release is broken');
    expect(await readRunFile(workspace.dataDir)).toBeUndefined();
  });
});
