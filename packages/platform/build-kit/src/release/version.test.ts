import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtVersion, type VersionParts } from './version';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

const at = (version: string, more = {}) => ({ version, integrity: `sha512-of-${version}`, ...more });
const locked: Readonly<Record<string, object>> = {
  '': { workspaces: ['packages/*', 'services/*'] },
  'node_modules/koa': at('1.0.0', { dependencies: { deep: '1' } }),
  'node_modules/deep': at('1.1.0'),
  'node_modules/unused': at('2.0.0'),
  'packages/kit/node_modules/compiler': at('3.0.0'),
};
const lock = (change: Record<string, object>) =>
  write('package-lock.json', JSON.stringify({ packages: { ...locked, ...change } }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  write('package.json', '{"name":"root","version":"0.0.0","workspaces":["packages/*","services/*"]}');
  lock({});
  write('services/a/package.json', '{"name":"a","version":"1.2.3","dependencies":{"koa":"1","unused":"2"}}');
  write('services/a/src/main.ts', 'main');
  write('services/a/src/assets/words.txt', 'words');
  write('services/a/pact/pacts/a-b.json', 'pact');
  write('packages/contracts/src/catalog.ts', 'catalog');
  write('packages/contracts/src/identity.ts', 'identity');
  for (const kit of ['kit', 'build-kit']) write(`node_modules/@setu/${kit}/package.json`, '{}');
  write('node_modules/@setu/kit/src/build/build.ts', 'build');
  write('node_modules/@setu/build-kit/src/files.ts', 'files');
  write('node_modules/bundled/index.js', 'bundled');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const parts = (more: Partial<VersionParts> = {}): VersionParts => ({
  mode: 'production',
  graph: {
    modules: [
      'services/a/src/main.ts',
      'packages/contracts/src/identity.ts',
      'node_modules/bundled/index.js',
    ].map((path) => ({ file: join(root, path), exports: [] })),
    externals: ['koa', 'node:fs', 'path'],
  },
  folders: [join(root, 'services/a/src/assets')],
  kit: { name: '@setu/kit', sources: 'src/build', tools: ['compiler'] },
  settings: { react: '19' },
  ...more,
});
const version = (more: Partial<VersionParts> = {}) => builtVersion(join(root, 'services/a'), parts(more));

test('the version is the package version and a hash of the contents of the build', () => {
  expect(version()).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  expect(version()).toBe(version());
  expect(version({ mode: 'development' })).not.toBe(version());
  expect(version({ settings: { react: '20' } })).not.toBe(version());
});

test.each([
  'services/a/src/main.ts',
  'packages/contracts/src/identity.ts',
  'services/a/src/assets/words.txt',
  'services/a/pact/pacts/a-b.json',
  'services/a/pact/pacts/a-c.json',
  'node_modules/bundled/index.js',
  'node_modules/@setu/kit/src/build/build.ts',
  'node_modules/@setu/build-kit/src/files.ts',
])('a change of %s changes the version', (path) => {
  const before = version();
  write(path, 'changed');
  expect(version()).not.toBe(before);
});

test.each([
  'packages/contracts/src/catalog.ts',
  'services/a/src/never-imported.ts',
  'services/a/src/main.test.ts',
  'services/a/README.md',
  'services/b/src/main.ts',
])('a change of %s does not change the version of a build without it', (path) => {
  const before = version();
  write(path, 'changed');
  expect(version()).toBe(before);
});

test.each(['node_modules/koa', 'node_modules/deep'])(
  'a new release of %s, which the build imports at run time, changes the version',
  (place) => {
    const before = version();
    lock({ [place]: { ...locked[place], ...at('9.0.0') } });
    expect(version()).not.toBe(before);
  },
);

test('a package that the build does not import does not change the version', () => {
  const before = version();
  lock({ 'node_modules/unused': at('9.0.0'), 'node_modules/new': at('1.0.0') });
  expect(version()).toBe(before);
});

test('the version depends neither on the order of the compiler’s modules nor on generated ones', () => {
  const { modules, externals } = parts().graph;
  write('node_modules/.federation/entry.1.js', `generated at ${root}`);
  const generated = { file: join(root, 'node_modules/.federation/entry.1.js'), exports: [] };
  expect(version({ graph: { modules: [...modules.toReversed(), generated], externals } })).toBe(version());
});
