import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watchInputs } from './watch-inputs';

let root: string;
let changes: AsyncGenerator<void, never>;

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
/** Saves as many editors and version control do: replaces the file by a new one, which is not watched yet. */
const replace = (path: string, text: string) => {
  write('.data/draft', text);
  renameSync(join(root, '.data/draft'), join(root, path));
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  write('package.json', '{"name":"root","version":"0.0.0","workspaces":["packages/*","mfe-a"]}');
  write('mfe-a/package.json', '{"name":"a","version":"1.0.0","dependencies":{"@x/kit":"1"}}');
  write('mfe-a/src/one.tsx', 'one');
  write('packages/kit/package.json', '{"name":"@x/kit"}');
  write('packages/kit/src/index.ts', 'kit');
  changes = watchInputs(join(root, 'mfe-a'));
  await changes.next();
});
afterEach(async () => {
  // A last change resolves a waiting `next`.
  write('mfe-a/src/last.ts', 'last');
  await changes.return(undefined as never);
  rmSync(root, { recursive: true, force: true });
});

test.each(['mfe-a/src/one.tsx', 'packages/kit/src/index.ts'])(
  'watchInputs notices every save of %s, whether the editor replaces or rewrites the file, and new files',
  async (path) => {
    for (const text of ['first', 'second', 'third']) {
      const noticed = changes.next();
      replace(path, text);
      await noticed;
    }
    const written = changes.next();
    write(path, 'in place');
    await written;
    const added = changes.next();
    write(`${path}/../new/deep.ts`, 'new');
    await added;
  },
);

test('watchInputs ignores tests, builds and npm packages', async () => {
  let isNoticed = false;
  const next = changes.next().then(() => {
    isNoticed = true;
  });
  for (const path of ['src/one.test.tsx', 'dist/release.json', 'node_modules/b/index.js', '.data/x'])
    write(`mfe-a/${path}`, 'changed');
  // Longer than a change needs to be noticed.
  await wait(600);
  expect(isNoticed).toBe(false);
  write('mfe-a/src/one.tsx', 'changed');
  await next;
});
