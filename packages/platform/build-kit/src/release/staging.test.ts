import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inStaging } from './staging';

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staging-'));
  dist = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (where: string, path: string, text: string) => {
  mkdirSync(join(where, path, '..'), { recursive: true });
  writeFileSync(join(where, path), text);
};
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const build = (...paths: string[]) =>
  inStaging(folder, async (outputFolder) => {
    for (const path of paths) write(outputFolder, path, 'new');
  });

test('a new build replaces the old build and its folders, and keeps the files of other tools', async () => {
  for (const path of ['old.js', 'server/server.mjs', 'release.json', '.build-hash']) write(dist, path, 'old');
  await build('new.js', 'server/server.mjs', 'release.json');
  expect(readdirSync(dist).sort()).toEqual(['.build-hash', 'new.js', 'release.json', 'server']);
  expect([read('release.json'), read('server/server.mjs')]).toEqual(['new', 'new']);
});

test('the last build stays until a new build is complete, also when the new build fails', async () => {
  write(dist, 'old.js', 'old');
  const failing = inStaging(folder, async (outputFolder) => {
    write(outputFolder, 'half.js', 'half');
    expect(read('old.js')).toBe('old');
    throw new Error('no such thing');
  });
  await expect(failing).rejects.toThrow('no such thing');
  expect(readdirSync(dist)).toEqual(['old.js']);
});

test('the remains of killed builds are removed, and those of a running build stay', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  for (const pid of [ended, process.pid, process.ppid]) write(dist, `.staging-${pid}/half.js`, 'half');
  await build('new.js');
  expect(readdirSync(dist).sort()).toEqual([`.staging-${process.ppid}`, 'new.js']);
  expect(existsSync(join(dist, 'half.js'))).toBe(false);
});
