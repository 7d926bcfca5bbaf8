import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerName, inputVersion } from './version';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  write('package.json', '{"name":"root","version":"0.0.0","workspaces":["mfe-a"]}');
  write('package-lock.json', '{}');
  write('mfe-a/package.json', '{"name":"a","version":"1.2.3"}');
  write('mfe-a/src/screens/one.tsx', 'one');
  for (const name of ['contracts', 'ui', 'mfe-kit', 'marketplace'])
    write(`packages/${name}/src/index.ts`, name);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const version = (mode = 'production') => inputVersion(join(root, 'mfe-a'), mode);

test('the version is the package version and a hash of the inputs', () => {
  expect(version()).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  expect(version()).toBe(version());
  expect(version('development')).not.toBe(version());
});

test.each([
  'mfe-a/src/screens/one.tsx',
  'mfe-a/src/screens/new.tsx',
  'packages/ui/src/index.ts',
  'packages/contracts/src/index.ts',
  'packages/marketplace/src/index.ts',
  'package-lock.json',
])('a change of %s is another version', (path) => {
  const before = version();
  write(path, 'changed');
  expect(version()).not.toBe(before);
});

test.each([
  'mfe-a/dist/main.js',
  'mfe-a/src/screens/one.test.tsx',
  'mfe-a/pact/pacts/a.json',
  'mfe-a/node_modules/x/index.js',
  'mfe-a/.cache/x',
  'mfe-b/src/index.ts',
])('%s is no input', (path) => {
  const before = version();
  write(path, 'changed');
  expect(version()).toBe(before);
});

test('the container has a name of its own for each version, fit for a global variable', () => {
  expect(containerName('mfe-a', '1.2.3-0a1b2c3d4e')).toBe('setu_mfe_a_1_2_3_0a1b2c3d4e');
});
