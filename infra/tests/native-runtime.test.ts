import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { HOME } = process.env;
const root = join(__dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'native-runtime-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs files in one worker, in the order of their names; `*.jsdom.test.ts` files use the runtime of Jest and a document.
 * @returns the output of Jest, and the outcome of each test
 */
const run = (files: Readonly<Record<string, string>>) => {
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  const common = { rootDir: folder, transform: { '\\.ts$': [require.resolve('@swc/jest'), {}] } };
  const projects = [
    {
      ...common,
      displayName: 'native',
      testMatch: ['<rootDir>/*.test.ts'],
      testPathIgnorePatterns: ['\\.jsdom\\.'],
      testEnvironment: join(root, 'infra/tests/native-environment.cjs'),
      runtime: join(root, 'infra/tests/native-runtime.cjs'),
    },
    {
      ...common,
      displayName: 'jsdom',
      testMatch: ['<rootDir>/*.jsdom.test.ts'],
      testEnvironment: require.resolve('jest-environment-jsdom'),
    },
  ];
  const config = { projects, testSequencer: join(folder, 'by-name.cjs') };
  writeFileSync(
    join(folder, 'by-name.cjs'),
    `const { default: Sequencer } = require(${JSON.stringify(require.resolve('@jest/test-sequencer'))});
     module.exports = class extends Sequencer { sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); } };`,
  );
  const output = join(folder, 'results.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--config', JSON.stringify(config), '--runInBand', '--json', '--outputFile', output];
  const { stderr } = spawnSync(process.execPath, [jest, ...args], { cwd: folder, encoding: 'utf8' });
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  const outcomes = testResults.flatMap(
    ({ assertionResults }: { assertionResults: { title: string; status: string }[] }) =>
      assertionResults.map(({ title, status }) => `${title}: ${status}`),
  );
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  return { stderr, outcomes: outcomes.sort() };
};

test('a storage of async contexts that a file used is off in the next file, and can be used again', () => {
  const { outcomes } = run({
    'shared.ts': `import { AsyncLocalStorage } from 'node:async_hooks'; export const storage = new AsyncLocalStorage();`,
    'a.test.ts': `import { storage } from './shared';
      test('a', () => expect(storage.run('in a', () => storage.getStore())).toBe('in a'));`,
    // Before Node 24 a storage that is on has this property.
    'b.test.ts': `import { storage } from './shared';
      test('b', () => { expect(storage.enabled).not.toBe(true); expect(storage.run('in b', () => storage.getStore())).toBe('in b'); });`,
  });
  expect(outcomes).toEqual(['a: passed', 'b: passed']);
});

test('files of a worker share their imports, and each only has its own tests', () => {
  const { outcomes, stderr } = run({
    'shared.ts': 'export const loads = { count: 0 };',
    'a.test.ts': `import { loads } from './shared'; test('a', () => expect((loads.count += 1)).toBe(1));`,
    'b.test.ts': `import { loads } from './shared'; test('b', () => expect((loads.count += 1)).toBe(2));`,
  });
  expect([outcomes, stderr]).toEqual([
    ['a: passed', 'b: passed'],
    expect.stringContaining('2 passed, 2 total'),
  ]);
});

test('variables, listeners, mocks, timers and the time limit of a file do not affect the next file', () => {
  const { outcomes } = run({
    'a.test.ts': `
      jest.setTimeout(1);
      test('spoils', () => {
        process.env['LEFT'] = 'yes';
        process.env['HOME'] = '/elsewhere';
        process.on('SIGTERM', () => undefined);
        process.chdir('/');
        jest.spyOn(Math, 'max').mockReturnValue(0);
        jest.useFakeTimers();
      });`,
    'b.test.ts': `
      test('is clean', async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect([process.env['LEFT'], process.env['HOME'], process.listenerCount('SIGTERM'), Math.max(1, 2)])
          .toEqual([undefined, ${JSON.stringify(HOME)}, 0, 2]);
        expect(process.cwd()).not.toBe('/');
      });`,
  });
  expect(outcomes).toEqual(['is clean: passed', 'spoils: passed']);
});

test('a test that fails, hangs or has an unhandled rejection fails, and so does a file that cannot be loaded', () => {
  const { outcomes, stderr } = run({
    'a.test.ts': `
      test('differs', () => expect(1).toBe(2));
      test('hangs', () => new Promise(() => undefined), 20);
      test('rejects', async () => { void Promise.reject(new Error('left alone')); await new Promise((resolve) => setTimeout(resolve, 20)); });
      test('passes', () => expect(1).toBe(1));`,
    'b.test.ts': `import './missing'; test('never runs', () => undefined);`,
  });
  expect(outcomes).toEqual(['differs: failed', 'hangs: failed', 'passes: passed', 'rejects: failed']);
  expect(stderr).toContain("Cannot find module './missing'");
  expect(stderr).toContain('Exceeded timeout of 20 ms');
  // The line of the source, not of the transformed code.
  expect(stderr).toContain('a.test.ts:2');
});

test('files can run after files with the runtime of Jest in the same process', () => {
  const file = (name: string) =>
    `const passed: boolean = true; test('${name}', () => expect(passed).toBe(true));`;
  const { outcomes, stderr } = run({
    'a.jsdom.test.ts': file('a'),
    'b.test.ts': file('b'),
    'c.jsdom.test.ts': file('c'),
    'd.test.ts': file('d'),
  });
  expect([outcomes, stderr]).toEqual([
    ['a: passed', 'b: passed', 'c: passed', 'd: passed'],
    expect.stringContaining('4 passed, 4 total'),
  ]);
});
