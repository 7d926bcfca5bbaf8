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
import { putInPlace, stagingFolder } from './put-in-place';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'put-in-place-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const write = (folder: string, path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(dist, path), 'utf8');

test('a new build takes the place of the old one, folders included; marks of others stay', () => {
  write(dist, 'old.js', 'old');
  write(dist, 'server/server.mjs', 'old');
  write(dist, 'release.json', 'old');
  write(dist, '.build-hash', 'kept');
  const staging = stagingFolder(dist);
  write(staging, 'new.js', 'new');
  write(staging, 'server/server.mjs', 'new');
  write(staging, 'release.json', 'new');
  putInPlace(staging, dist);
  expect(readdirSync(dist).sort()).toEqual(['.build-hash', 'new.js', 'release.json', 'server']);
  expect([read('release.json'), read('server/server.mjs')]).toEqual(['new', 'new']);
});

test('what a build that was cut short left behind is not in the next one', () => {
  write(stagingFolder(dist), 'half.js', 'half');
  expect(readdirSync(stagingFolder(dist))).toEqual([]);
  expect(existsSync(join(dist, 'half.js'))).toBe(false);
});
