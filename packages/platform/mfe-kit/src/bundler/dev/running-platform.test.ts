import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPlatform } from './running-platform';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'running-platform-'));
  mkdirSync(join(root, 'mfe-a'));
  writeFileSync(join(root, 'package.json'), '{"workspaces":["mfe-*"]}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const runAt = (dataDir: string, url: string) => {
  mkdirSync(join(root, dataDir));
  writeFileSync(join(root, dataDir, 'run.json'), JSON.stringify({ gateway: { url, pid: 1 }, services: {} }));
};

test('runningPlatform finds the platform that runs on the data folder of the checkout', () => {
  runAt('.data', 'http://localhost:8585');
  runAt('other', 'http://localhost:9090');
  expect(runningPlatform(join(root, 'mfe-a'), {})).toBe('http://localhost:8585');
  expect(runningPlatform(join(root, 'mfe-a'), { DATA_DIR: 'other' })).toBe('http://localhost:9090');
});

test('no platform is found when none is running', () => {
  expect(runningPlatform(join(root, 'mfe-a'), {})).toBeNull();
});
