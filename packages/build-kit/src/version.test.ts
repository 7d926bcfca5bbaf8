import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mode } from './mode';
import { inputVersion } from './version';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  write('package.json', '{"name":"root","version":"0.0.0","workspaces":["packages/*","mfe-a"]}');
  write('package-lock.json', '{}');
  write(
    'mfe-a/package.json',
    '{"name":"a","version":"1.2.3","dependencies":{"@x/kit":"1"},"devDependencies":{"@x/aid":"1"}}',
  );
  write('packages/kit/package.json', '{"name":"@x/kit","dependencies":{"@x/contracts":"1"}}');
  write('packages/contracts/package.json', '{"name":"@x/contracts"}');
  write('packages/aid/package.json', '{"name":"@x/aid"}');
  write('mfe-a/src/screens/one.tsx', 'one');
  for (const name of ['contracts', 'kit', 'aid']) write(`packages/${name}/src/index.ts`, name);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const version = (mode: Mode = 'production') => inputVersion(join(root, 'mfe-a'), mode);

test('the version is the package version and a hash of the inputs', () => {
  expect(version()).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  expect(version()).toBe(version());
  expect(version('development')).not.toBe(version());
});

test.each([
  'mfe-a/src/screens/one.tsx',
  'mfe-a/src/screens/new.tsx',
  'packages/kit/src/index.ts',
  'packages/contracts/src/new.ts',
  'mfe-a/pact/pacts/a.json',
  'package-lock.json',
])('a change of %s is another version', (path) => {
  const before = version();
  write(path, 'changed');
  expect(version()).not.toBe(before);
});

test.each([
  'mfe-a/dist/main.js',
  'mfe-a/src/screens/one.test.tsx',
  'mfe-a/pact/a.pact.test.ts',
  'mfe-a/pact/states.ts',
  'mfe-a/test/builders.ts',
  'mfe-a/README.md',
  'packages/aid/src/index.ts',
  'mfe-a/node_modules/x/index.js',
  'mfe-a/.cache/x',
  'mfe-b/src/index.ts',
])('%s is no input', (path) => {
  const before = version();
  write(path, 'changed');
  expect(version()).toBe(before);
});

test('a folder that is no workspace has no version', () => {
  write('other/package.json', '{"version":"1.0.0"}');
  expect(() => inputVersion(join(root, 'other'), 'production')).toThrow('none of the workspaces');
});
