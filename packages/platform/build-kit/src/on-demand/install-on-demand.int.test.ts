import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findRoot } from '../workspaces/workspace';
import { installOnDemand } from './install-on-demand';

const folders: string[] = [];

/** Writes the two files that list these packages. Without packages, npm needs no registry. */
const makePackages = async (packages: object): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'on-demand-'));
  folders.push(folder);
  const dependencies = Object.fromEntries(Object.keys(packages).map((name) => [name, '1.0.0']));
  const locked = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'tools', dependencies }));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'tools',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'tools', dependencies }, ...Object.fromEntries(locked) },
    }),
  );
  return folder;
};

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

test('packages are installed once, and finished before they get their final folder', async () => {
  const folder = await makePackages({});
  const finish = jest.fn((newFolder: string) => writeFile(join(newFolder, 'finished'), ''));
  const [first, second] = await Promise.all([
    installOnDemand(folder, finish),
    installOnDemand(folder, finish),
  ]);
  folders.push(first);
  expect(second).toBe(first);
  expect(existsSync(join(first, 'finished'))).toBe(true);
  const calls = finish.mock.calls.length;
  expect(await installOnDemand(folder, finish)).toBe(first);
  expect(finish).toHaveBeenCalledTimes(calls);
});

test('a failed installation reports how to fix it and leaves no files', async () => {
  const folder = await makePackages({
    'not-reached': { version: '1.0.0', resolved: 'http://127.0.0.1:9/not-reached-1.0.0.tgz' },
  });
  const before = process.env.NPM_CONFIG_FETCH_RETRIES;
  process.env.NPM_CONFIG_FETCH_RETRIES = '0';
  await expect(installOnDemand(folder)).rejects.toThrow(
    /npm could not install the packages of .*Run it again while npm reaches its registry/,
  );
  if (before === undefined) delete process.env.NPM_CONFIG_FETCH_RETRIES;
  else process.env.NPM_CONFIG_FETCH_RETRIES = before;
  const cache = join(findRoot(), 'node_modules/.cache/on-demand');
  const left = await readdir(cache);
  expect(left.filter((name) => name.startsWith(basename(folder)))).toEqual([]);
  // Other tests may install at the same time.
  const locks = left
    .filter((name) => name.startsWith('new-'))
    .map((name) => readFile(join(cache, name, 'package-lock.json'), 'utf8').catch(() => ''));
  for (const lock of await Promise.all(locks)) expect(lock).not.toContain('not-reached');
});
