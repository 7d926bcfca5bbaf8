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

const at = (version: string, more = {}) => ({ version, integrity: `sha512-of-${version}`, ...more });
/** Of `tool` there are two: the kit has one of its own. */
const locked: Readonly<Record<string, object>> = {
  '': { workspaces: ['packages/*', 'mfe-a'] },
  'node_modules/@x/kit': { resolved: 'packages/kit', link: true },
  'node_modules/view': at('1.0.0', { dependencies: { deep: '1' }, peerDependencies: { peer: '1' } }),
  'node_modules/deep': at('1.1.0'),
  'node_modules/peer': at('1.2.0'),
  'packages/kit/node_modules/tool': at('2.0.0', { optionalDependencies: { native: '1' } }),
  'packages/kit/node_modules/native': at('2.1.0'),
  'node_modules/tool': at('3.0.0'),
  'node_modules/checker': at('4.0.0'),
};
const lock = (change: Record<string, object>) =>
  write('package-lock.json', JSON.stringify({ packages: { ...locked, ...change } }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  write('package.json', '{"name":"root","version":"0.0.0","workspaces":["packages/*","mfe-a"]}');
  write('package-lock.json', JSON.stringify({ packages: locked }));
  write(
    'mfe-a/package.json',
    JSON.stringify({
      name: 'a',
      version: '1.2.3',
      dependencies: { '@x/kit': '1', view: '1' },
      devDependencies: { '@x/aid': '1', checker: '1' },
    }),
  );
  write('packages/kit/package.json', '{"name":"@x/kit","dependencies":{"@x/contracts":"1","tool":"2"}}');
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

test.each([
  'node_modules/view',
  'node_modules/deep',
  'node_modules/peer',
  'packages/kit/node_modules/tool',
  'packages/kit/node_modules/native',
])('another release of %s in the lock file is another version', (place) => {
  const before = version();
  lock({ [place]: { ...locked[place], ...at('9.0.0') } });
  expect(version()).not.toBe(before);
});

test.each(['node_modules/tool', 'node_modules/checker', 'node_modules/new', 'mfe-b/node_modules/view'])(
  '%s in the lock file is no input: nothing here stands on it',
  (place) => {
    const before = version();
    lock({ [place]: at('9.0.0') });
    expect(version()).toBe(before);
  },
);

test('where a package lies is no input', () => {
  const before = version();
  const { 'packages/kit/node_modules/native': native = {}, ...rest } = locked;
  write('package-lock.json', JSON.stringify({ packages: { ...rest, 'node_modules/native': native } }));
  expect(version()).toBe(before);
});

test('a workspace without a lock file has a version', () => {
  rmSync(join(root, 'package-lock.json'));
  expect(version()).toMatch(/^1\.2\.3-/);
});

test('a folder that is no workspace has no version', () => {
  write('other/package.json', '{"version":"1.0.0"}');
  expect(() => inputVersion(join(root, 'other'), 'production')).toThrow('none of the workspaces');
});
