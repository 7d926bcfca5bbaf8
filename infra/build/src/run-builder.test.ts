import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { runBuilder } from './run-builder';

let root = '';
const started: string[] = [];
const built: string[] = [];

/** Writes a server whose build needs only the compiler. */
const writeServer = async (name: string, source: string) => {
  await mkdir(join(root, name, 'src'), { recursive: true });
  await writeFile(join(root, name, 'package.json'), JSON.stringify({ name, type: 'module' }));
  await writeFile(join(root, name, 'src/main.ts'), source);
};

const run = (names: readonly string[], signal?: AbortSignal) =>
  runBuilder({
    root: findRoot(),
    tasks: names.map((name) => ({ name, folder: join(root, name), script: 'service bundle' })),
    onStarted: (name) => started.push(name),
    onBuilt: (name) => built.push(name),
    signal,
  });

beforeEach(async () => {
  for (const list of [started, built]) list.splice(0);
  root = await mkdtemp(join(tmpdir(), 'franchisesetu-builder-'));
  await symlink(join(findRoot(), 'node_modules'), join(root, 'node_modules'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('one process builds several workspaces and reports each', async () => {
  for (const name of ['one', 'two', 'three']) await writeServer(name, 'export const kept: string = "yes";');
  await run(['one', 'two', 'three']);
  expect(started).toEqual(['one', 'two', 'three']);
  expect([...built].sort()).toEqual(['one', 'three', 'two']);
  for (const name of built) expect(existsSync(join(root, name, 'dist/main.js'))).toBe(true);
});

test('the error of a failed build contains its name and the messages of the compiler', async () => {
  await writeServer('broken', "import './nowhere';");
  await expect(run(['broken'])).rejects.toThrow(/^broken cannot be built:\n(.|\n)*nowhere/);
  expect(built).toEqual([]);
});

test('an abort kills the process, and its reason is thrown', async () => {
  await writeServer('slow', 'export {};');
  const stop = new AbortController();
  const building = run(['slow'], stop.signal);
  stop.abort(new Error('enough'));
  await expect(building).rejects.toThrow('enough');
});
