import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort, freePorts, startMark } from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { connect, ErrorCode } from 'nats';
import { Client } from 'pg';
import { type FixtureWorkspace, makeFixtureWorkspace } from '../test/fixture-workspace';
import { pidsOf } from '../test/pids-of';
import { readRunFile } from './data-folder/run-file';
import { type Platform, startPlatform } from './supervisor';

let workspace: FixtureWorkspace;
let platform: Platform;
const said: string[] = [];

const start = (port = 0, env: NodeJS.ProcessEnv = {}) =>
  startPlatform({
    root: workspace.root,
    dataDir: workspace.dataDir,
    port,
    demo: true,
    env,
    log: (line) => void said.push(line),
  });

const ask = async (url: string) => {
  const response = await fetch(url);
  return (await response.json()) as { pid: number; env: Record<string, string> };
};

beforeAll(async () => {
  workspace = await makeFixtureWorkspace();
  platform = await start();
});

afterAll(async () => {
  await platform.stop();
  await workspace.remove();
});

test('run.json names every process and is only readable by its owner', async () => {
  const run = await readRunFile(workspace.dataDir);
  if (!run) throw new Error('There is no run.json');
  expect(Object.keys(run.services)).toEqual(['catalog', 'inquiry']);
  expect(run.gateway.url).toBe(platform.url);
  expect((await fetch(`${run.gateway.internalUrl}/metrics`)).status).toBe(200);
  const outside = await fetch(`${platform.url}/metrics`, { headers: { accept: 'text/plain' } });
  expect(outside.status).toBe(404);
  for (const pid of pidsOf(run)) expect(await startMark(pid)).toBeDefined();
  expect(run.mail).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    smtp: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
  });
  expect((await stat(join(workspace.dataDir, 'run.json'))).mode & 0o777).toBe(0o600);
});

test('services get their environment without private keys', async () => {
  const catalog = await ask(platform.run.services.catalog?.url ?? '');
  expect(catalog.env).toMatchObject({
    DATABASE_URL: expect.stringMatching(/^postgres:\/\/franchisesetu_catalog:/),
    NATS_URL: expect.stringMatching(/^nats:\/\/catalog:/),
    HOST: '127.0.0.1',
    DEMO: '1',
    PUBLIC_URL: platform.url,
    RELEASE_VERSION: '1.0.0',
  });
  expect(Buffer.from(catalog.env.CALLER_PUBLIC_KEY ?? '', 'base64url').toString()).toContain('PUBLIC KEY');
  for (const secret of ['CALLER_PRIVATE_KEY', 'SESSION_KEYS', 'RELEASE_TOKEN', 'SMTP_URL'])
    expect(catalog.env[secret]).toBeUndefined();
});

test('a service can read its own schema, but not the sessions of the gateway', async () => {
  const { env } = await ask(platform.run.services.catalog?.url ?? '');
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await expect(client.query('select * from gateway.sessions')).rejects.toMatchObject({ code: '42501' });
  await client.query('create table catalog.own (id int); drop table catalog.own');
  await client.end();
});

test('a service can publish its own events, but not those of another service', async () => {
  const { env } = await ask(platform.run.services.catalog?.url ?? '');
  const address = new URL(env.NATS_URL ?? '');
  const { username: user, password: pass, host: servers } = address;
  const nats = await connect({ servers, user, pass });
  const send = (subject: string, timeout: number) => nats.request(subject, '', { timeout });
  // The gateway subscribes to it but does not answer.
  await expect(send('catalog.franchise-created.v1', 2_000)).rejects.toMatchObject({
    code: ErrorCode.Timeout,
  });
  await expect(send('identity.user-updated.v1', 120_000)).rejects.toMatchObject({
    code: ErrorCode.PermissionsViolation,
  });
  await nats.close();
});

test('a killed service restarts at its address, and run.json is updated', async () => {
  const before = platform.run.services.catalog;
  process.kill(before?.pid ?? 0, 'SIGKILL');
  const url = before?.url ?? '';
  const after = await waitUntil(() => ask(url).catch(() => undefined));
  expect(after.pid).not.toBe(before?.pid);
  const noted = async () => (await readRunFile(workspace.dataDir))?.services.catalog?.pid === after.pid;
  expect(await waitUntil(noted)).toBe(true);
  expect(said).toContainEqual('catalog ended (SIGKILL), restarting in 250 ms');
});

test('a second start on the same data folder is refused and has no effect', async () => {
  await expect(start()).rejects.toThrow(
    `is already running on ${workspace.dataDir} (process ${process.pid})`,
  );
  const isReady = async () => (await fetch(`${platform.run.gateway.internalUrl}/readyz`)).status === 200;
  expect(await waitUntil(isReady)).toBe(true);
});

test('stop leaves no process and no run.json, and frees the port; the next start has the same secrets', async () => {
  const pids = pidsOf(platform.run);
  const secrets = await readFile(join(workspace.dataDir, 'secrets.json'), 'utf8');
  await platform.stop();
  for (const pid of pids) expect(await startMark(pid)).toBeUndefined();
  expect(await readRunFile(workspace.dataDir)).toBeUndefined();
  platform = await start(Number(new URL(platform.url).port));
  expect(await readFile(join(workspace.dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
});

test('the platform starts without a folder for mail, and the page that shows the mail has the port next to the gateway’s', async () => {
  await platform.stop();
  const folder = join(workspace.dataDir, 'mail');
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  const [port = 0, internalPort = 0] = await freePorts(2);
  platform = await start(port, { INTERNAL_PORT: String(internalPort) });
  expect(platform.run.mail?.url).toBe(`http://localhost:${port + 1}`);
  await waitUntil(() => said.some((line) => line.includes('mail cannot be stored in')));
  await rm(folder);
});

describe('refused starts', () => {
  beforeEach(() => platform.stop());

  const expectNothingLeft = async () => {
    expect(await readRunFile(workspace.dataDir)).toBeUndefined();
  };

  test('a taken port is refused with a suggested free port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(start(port)).rejects.toThrow(
      new RegExp(`Port ${port} is used by another program.*PORT=\\d+ npm start`),
    );
    await new Promise((resolve) => other.close(resolve));
    await expectNothingLeft();
  });

  test('an external database that cannot be reached is reported without its password', async () => {
    const databaseUrl = `postgres://someone:secret@127.0.0.1:${await freePort()}/db`;
    const failure = start(0, { DATABASE_URL: databaseUrl });
    await expect(failure).rejects.toThrow(/PostgreSQL at postgres:\/\/someone:\*\*\*@.*cannot be reached/);
    await expectNothingLeft();
  });

  test('an external mail server without an SMTP address is refused without its password', async () => {
    const failure = start(0, { SMTP_URL: 'https://someone:secret@mail.example' });
    await expect(failure).rejects.toThrow(/^SMTP_URL is not the address of a mail server(?!.*secret)/);
    await expectNothingLeft();
  });

  test('an external NATS that cannot be reached is reported', async () => {
    const natsUrl = `nats://127.0.0.1:${await freePort()}`;
    await expect(start(0, { NATS_URL: natsUrl })).rejects.toThrow(/NATS at nats:\/\/.*cannot be used/);
    await expectNothingLeft();
  });
});
