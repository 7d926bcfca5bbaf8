import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteRelease } from '@setu/protocol';
import { type DevServer, type Served, startDevServer } from './dev-server';

const platform = 'http://localhost:8080';
const release = RemoteRelease.parse({
  kind: 'remote',
  name: 'mfe-a',
  version: '1.0.0-dev.1',
  commit: null,
  files: [],
  sharedVersions: {},
  entry: 'remoteEntry.js',
  container: 'a',
  server: null,
  routes: [],
});

let home: string;
let server: DevServer;
let served: Served;
let strangers: string[];
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'dev-server-'));
  const folder = join(home, 'built');
  mkdirSync(folder);
  writeFileSync(join(home, 'secret.js'), 'secret');
  writeFileSync(join(folder, 'remoteEntry.js'), 'entry');
  writeFileSync(join(folder, 'cover.svg'), '<svg/>');
  served = { release, folder, result: { session: '1', hash: 'h1', problems: [] } };
  strangers = [];
  server = await startDevServer({
    port: 0,
    origins: [platform],
    onStranger: (origin) => strangers.push(origin),
    served: () => Promise.resolve(served),
  });
});
afterEach(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { port } = new URL(server.url);
    request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    })
      .on('error', reject)
      .end();
  });

test('pages of the platform read the release and its files without a cache', async () => {
  const described = await get('/release.json', { origin: platform });
  expect(JSON.parse(described.text)).toMatchObject({ name: 'mfe-a', version: '1.0.0-dev.1' });
  const entry = await get('/remoteEntry.js', { origin: platform });
  expect([entry.status, entry.text]).toEqual([200, 'entry']);
  expect(entry.headers).toMatchObject({
    'access-control-allow-origin': platform,
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('other sites can read nothing, whether by a request, by a script tag, or under another host name', async () => {
  expect((await get('/remoteEntry.js', { origin: 'https://evil.test' })).status).toBe(403);
  await get('/release.json', { origin: 'https://evil.test' });
  // Reported once, so that a page that keeps asking does not fill the terminal.
  expect(strangers).toEqual(['https://evil.test']);
  expect((await get('/remoteEntry.js', { host: 'evil.test' })).status).toBe(421);
  const byTag = await get('/remoteEntry.js');
  expect(byTag.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await get('/cover.svg')).headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('the dev server serves only files of the build', async () => {
  for (const path of ['/../secret.js', '/%2e%2e/secret.js', '/..%2fsecret.js', '/missing.js', '/%00', '/%'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get('/remoteEntry.js', {}, 'POST')).status).toBe(405);
});

test('a listener receives the state at once and after each build', async () => {
  const leaving = new AbortController();
  const reply = await fetch(`${server.url}/events`, { signal: leaving.signal });
  const reader = reply.body!.getReader();
  const read = async () => Buffer.from((await reader.read()).value!).toString('utf8');
  expect(await read()).toContain('"hash":"h1"');
  server.send({ session: '1', hash: 'h2', problems: ['a mistake'] });
  const line = await read();
  expect(JSON.parse(line.replace('data: ', ''))).toEqual({
    session: '1',
    hash: 'h2',
    problems: ['a mistake'],
  });
  leaving.abort();
});

test('another port is used when the port is taken', async () => {
  const taken = Number(new URL(server.url).port);
  const other = await startDevServer({
    port: taken,
    origins: [platform],
    onStranger: () => undefined,
    served: () => Promise.resolve(served),
  });
  expect(Number(new URL(other.url).port)).not.toBe(taken);
  await other.stop();
});
