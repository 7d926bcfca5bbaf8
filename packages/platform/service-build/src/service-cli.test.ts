import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ServiceRelease } from '@setu/protocol';

const checkout = join(__dirname, '../../../..');
let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const build = () =>
  promisify(execFile)(
    process.execPath,
    [join(checkout, 'packages/platform/service-build/bin/service.mjs'), 'build'],
    {
      cwd: join(root, 'services/catalog'),
    },
  );
const release = () =>
  ServiceRelease.parse(JSON.parse(readFileSync(join(root, 'services/catalog/dist/release.json'), 'utf8')));

/** The only contracts of a team. */
const contracts = `
import { endpoint, event } from '@setu/protocol';
import { z } from 'zod';

export const getRates = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/rates',
  summary: 'The rates of loans.',
  access: 'public',
  response: { 200: z.object({ percent: z.number() }) },
});
export const getOthers = endpoint({ ...getRates, path: '/api/others', accepts: 'none' });
const Rate = z.object({ percent: z.number() });
export const rateChangedV1 = event('catalog', 'rate-changed', 1, Rate);
export const rateEndedV1 = event('catalog', 'rate-ended', 1, Rate);
export const userUpdatedV1 = event('identity', 'user-updated', 1, z.object({}));
`;

const main = `
import { getRates, rateChangedV1, userUpdatedV1 } from '../../../packages/contracts/src/index';
import { on, route, runMain } from '@setu/service-kit';

await runMain({
  name: 'catalog',
  migrations: [
    { name: '20260101000000-add', up: async () => {}, down: async () => {} },
    { name: '20260102000000-drop', phase: 'contract', up: async () => {}, down: async () => {} },
  ],
  build: ({ inTransaction, recordEvent }) => ({
    routes: [route(getRates, async () => {
      await inTransaction((trx) => recordEvent(trx, rateChangedV1, 'one', { percent: 9 }));
      return { percent: 9 };
    })],
    consumers: [
      { name: 'users', from: 'identity', subscriptions: [on(userUpdatedV1, async () => {})], reset: async () => {} },
    ],
  }),
});
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'service-build-'));
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{"type":"module","workspaces":["services/*"]}');
  write(
    'packages/contracts/package.json',
    '{"name":"@x/contracts","type":"module","sideEffects":false,"exports":{".":"./src/index.ts"},"setu":{"contracts":true}}',
  );
  write('packages/contracts/src/index.ts', contracts);
  write('services/catalog/package.json', '{"name":"@x/catalog","version":"1.2.3","type":"module"}');
  write('services/catalog/src/main.ts', main);
  write('services/catalog/src/assets/words.txt', 'words');
  write('services/catalog/src/pictures/drawing.worker.ts', 'export const runJob = async () => 1;');
  write('services/catalog/pact/pacts/catalog-identity.json', '{"provider":{"name":"identity"}}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('service build writes a release with the description that the service prints', async () => {
  await build();
  const { version, files, ...said } = release();
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  expect(said).toMatchObject({
    name: 'catalog',
    kind: 'service',
    main: 'main.js',
    endpoints: [{ method: 'GET', path: '/api/rates' }],
    produces: ['catalog.rate-changed.v1'],
    consumes: ['identity.user-updated.v1'],
    contracts: [{ provider: 'identity', file: 'pacts/catalog-identity.json' }],
  });
  // They are sorted by name among those of service-kit.
  expect(said.migrations.filter(({ name }) => name.startsWith('2026010'))).toEqual([
    { name: '20260101000000-add', phase: 'expand' },
    { name: '20260102000000-drop', phase: 'contract' },
  ]);
  expect(files.map(({ path }) => path)).toEqual([
    'assets/words.txt',
    'drawing.worker.js',
    'main.js',
    'openapi.json',
    'pacts/catalog-identity.json',
    'tracing.js',
  ]);
});

it('service build describes the calls of the service for the API reference, from its own contracts', async () => {
  await build();
  const { paths } = JSON.parse(readFileSync(join(root, 'services/catalog/dist/openapi.json'), 'utf8'));
  expect(Object.keys(paths)).toEqual(['/api/rates']);
  expect(paths['/api/rates'].get).toMatchObject({ summary: 'The rates of loans.', tags: ['catalog'] });
});

it('service build reports the reason of a failure, and the last release stays complete', async () => {
  await build();
  const { version } = release();
  const dist = join(root, 'services/catalog/dist');
  const before = readdirSync(dist);
  write('services/catalog/src/main.ts', `import { nothing } from './nowhere';\nnothing();`);
  await expect(build()).rejects.toThrow(/nowhere/);
  write('services/catalog/src/main.ts', `process.stdout.write('I am no service');`);
  await expect(build()).rejects.toThrow(/JSON/);
  write('services/catalog/src/posters/drawing.worker.ts', 'export const runJob = async () => 2;');
  await expect(build()).rejects.toThrow(/drawing.worker.ts have one name/);
  rmSync(join(root, 'services/catalog/src/posters'), { recursive: true });
  write('services/catalog/src/main.ts', main.replace("name: 'catalog'", "name: 'inquiry'"));
  await expect(build()).rejects.toThrow(/calls itself inquiry/);
  write('services/catalog/src/main.ts', main.replace('20260102000000-drop', '20251231000000-drop'));
  await expect(build()).rejects.toThrow(
    /20251231000000-drop is out of order: it is listed after 20260101000000-add/,
  );
  expect(release().version).toBe(version);
  expect(readdirSync(dist)).toEqual(before);
  expect(existsSync(join(dist, 'main.js'))).toBe(true);
});
