import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';

const root = findRoot(__dirname);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const paths = new Set(files);
for (const file of files)
  for (let end = file.indexOf('/'); end > 0; end = file.indexOf('/', end + 1)) paths.add(file.slice(0, end));
for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
  const [plain = ''] = file.split(/\.tsx?$/);
  paths.add(plain);
}

const sourcesOf = (prefix: string, names: readonly string[]) =>
  names.map((name) => [name, `${prefix}${name}/src`] as const);
const frontEnds = ['public', 'investor', 'brand', 'agent', 'admin', 'account'];

/** Folders that the documents shorten, by their short name, as docs/spec-coverage.md explains. */
const shortened: Readonly<Record<string, string>> = Object.fromEntries([
  ...sourcesOf('mfe-', frontEnds),
  ...sourcesOf('', ['shell', 'gateway', ...frontEnds.map((name) => `mfe-${name}`)]),
  ...sourcesOf('services/', ['identity', 'catalog', 'inquiry', 'content']),
  ['agent-service', 'services/agent/src'],
  ...sourcesOf('packages/', ['contracts', 'marketplace', 'service-features']),
  ...sourcesOf('packages/platform/', ['protocol', 'ui', 'service-kit', 'mfe-kit']),
  ['kit', 'packages/platform/mfe-kit/src'],
]);

const testFiles = new Map<string, string[]>();
for (const file of files) {
  const name = /([^/]+)\.test\.tsx?$/.exec(file)?.[1];
  if (name) testFiles.set(name, [...(testFiles.get(name) ?? []), file]);
}

const documents = files.filter((file) => /^docs\/.+\.md$/.test(file));
/** Texts in backquotes outside code blocks. */
const quoted = (document: string) =>
  [
    ...textOf(document)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, text = '']) => text);

const isKnown = (path: string): boolean => {
  const [first = '', ...rest] = path.replace(/\/$/, '').split('/');
  const sources = shortened[first];
  const long = sources && [rest[0] === 'src' ? sources.replace(/\/src$/, '') : sources, ...rest].join('/');
  return paths.has([first, ...rest].join('/')) || (long !== undefined && paths.has(long));
};
const beginsLikeAPath = (text: string) => {
  const [first = '', rest] = text.split('/');
  return rest !== undefined && (paths.has(first) || first in shortened) && /^[\w@./-]+$/.test(text);
};

/** Files that a reader or a command makes. */
const made = [/^services\/content\/src\/visits\//, /\/rendered(?:\/|$)/, /\/dist(?:\/|$)/, /^node_modules\//];

test.each(documents)('every file and folder that %s names exists', (document) => {
  const unknown = quoted(document).filter(
    (text) => beginsLikeAPath(text) && !isKnown(text) && !made.some((pattern) => pattern.test(text)),
  );
  expect(unknown).toEqual([]);
});

test.each(documents)('every test file that %s names exists', (document) => {
  const named = quoted(document)
    .filter((text) => /^[a-z0-9-]+\.(?:test|int|e2e|pact|engines)$/.test(text))
    .map((text) => text.replace(/\.test$/, ''));
  expect(named.filter((name) => !testFiles.has(name))).toEqual([]);
});

test('every test that docs/spec-coverage.md quotes exists', () => {
  const missing: string[] = [];
  for (const [, name = '', title = ''] of textOf('docs/spec-coverage.md').matchAll(
    /`([a-z0-9.-]+)` “([^”]+)”/g,
  )) {
    const found = (testFiles.get(name) ?? []).some((file) =>
      textOf(file)
        .replaceAll(/\\(['"`])/g, '$1')
        .includes(title),
    );
    if (!found) missing.push(`${name}: ${title}`);
  }
  expect(missing).toEqual([]);
});
