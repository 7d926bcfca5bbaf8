import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'setu-path-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command with only the programs of this folder on the PATH. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'run-engines.ts'), ...args], {
    env: { ...process.env, PATH: folder },
    encoding: 'utf8',
  });

test('the run fails without an engine, and says what to install', () => {
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toContain('Firefox is missing. Debian: apt-get install firefox-esr');
  expect(stdout).toContain('There is no browser to test.');
});

test('with --all the run fails early when an engine is missing', () => {
  writeFileSync(join(folder, 'chromium'), '');
  chmodSync(join(folder, 'chromium'), 0o755);
  const { status, stdout } = run('--all');
  expect(status).toBe(1);
  expect(stdout).toContain('WebKit is missing. Debian: apt-get install webkit2gtk-driver xvfb');
  expect(stdout).not.toContain('Testing');
});
