import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunFile, readRunFile, writeRunFile } from './run-file';

const run: RunFile = {
  gateway: { url: 'http://localhost:8080' },
  services: { catalog: { url: 'http://127.0.0.1:4001' } },
  otherInstances: [{ url: 'http://127.0.0.1:4002', version: '2.0.0' }],
  postgres: { url: 'postgres://localhost' },
  nats: { url: 'nats://localhost' },
  mail: { url: 'http://localhost:8081', smtp: 'smtp://127.0.0.1:1025' },
};

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-run-file-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a run file is read as it was written', async () => {
  await writeRunFile(dataDir, run);
  expect(await readRunFile(dataDir)).toEqual(run);
});

test('run files of older releases list other instances as `besides`, or not at all', async () => {
  const { otherInstances, ...older } = run;
  await writeFile(join(dataDir, 'run.json'), JSON.stringify({ ...older, besides: otherInstances }));
  expect(await readRunFile(dataDir)).toEqual(run);
  await writeFile(join(dataDir, 'run.json'), JSON.stringify(older));
  expect(await readRunFile(dataDir)).toEqual({ ...run, otherInstances: [] });
});

test('run files of older releases, and those with an external mail server, contain no mail server', async () => {
  const { mail: _, ...older } = run;
  await writeRunFile(dataDir, older);
  expect(await readRunFile(dataDir)).toEqual(older);
});

test('the run file is undefined when nothing runs', async () => {
  expect(await readRunFile(dataDir)).toBeUndefined();
});
