import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRoot, listWorkspaces } from '@setu/build-kit';

const root = findRoot(__dirname);
const workspaces = listWorkspaces(root);
/** The longest folder first, because a workspace may be inside another one's folder. */
const byFolder = [...workspaces].sort((a, b) => b.folder.length - a.folder.length);
const ownerOf = (path: string) => byFolder.find(({ folder }) => path.startsWith(`${folder}/`))?.packageName;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/templates/'))
  .map((path) => join(root, path));

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The workspaces that a file imports from by path. */
const reachedByPath = (path: string) =>
  [...readIfThere(path).matchAll(/(?:from|import\() ?'(\.[^']*)'/g)].flatMap(
    ([, to = '']) => ownerOf(`${join(dirname(path), to)}/`) ?? [],
  );

/** The workspaces that each workspace uses: by its manifest, including tests, and by path. */
const uses = new Map(
  workspaces.map(({ packageName, dependencies }) => [packageName, new Set<string>(dependencies)]),
);
for (const path of sources) {
  const owner = ownerOf(path);
  for (const other of reachedByPath(path)) if (owner && other !== owner) uses.get(owner)?.add(other);
}

/** A cycle of dependencies through a workspace; null when there is none. */
const cycleFrom = (start: string): string[] | null => {
  const seen = new Set<string>();
  const walk = (name: string, way: string[]): string[] | null => {
    for (const next of uses.get(name) ?? []) {
      if (next === start) return [...way, name, start];
      if (!uses.has(next) || seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, name]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, []);
};

test.each([...uses.keys()])('%s is in no cycle of workspaces', (name) => {
  expect(cycleFrom(name)?.join(' → ') ?? 'none').toBe('none');
});

/** Workspaces of the platform may not depend on a product (ADR 0092). */
const isOfPlatform = (name: string) =>
  workspaces.some(
    ({ packageName, folder }) => packageName === name && folder.startsWith(join(root, 'packages/platform/')),
  );

test.each([...uses.keys()].filter(isOfPlatform))('%s uses only workspaces of the platform', (name) => {
  const ofProduct = [...(uses.get(name) ?? [])].filter((other) => uses.has(other) && !isOfPlatform(other));
  expect(ofProduct).toEqual([]);
});
