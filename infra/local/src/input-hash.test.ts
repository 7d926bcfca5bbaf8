import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashInputs } from './input-hash';
import { listWorkspaces } from './workspaces';

let root = '';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function hashOf(name: string): Promise<string> {
  const all = listWorkspaces(root);
  const workspace = all.find((candidate) => candidate.name === name);
  if (!workspace) throw new Error(`There is no workspace ${name}`);
  return hashInputs(root, workspace, all);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'franchisesetu-hash-'));
  await write('package.json', JSON.stringify({ workspaces: ['packages/*', 'services/*', 'mfe-*'] }));
  await write('package-lock.json', '{}');
  await write('packages/contracts/package.json', JSON.stringify({ name: '@x/contracts' }));
  await write(
    'packages/kit/package.json',
    JSON.stringify({ name: '@x/kit', dependencies: { '@x/contracts': '1' } }),
  );
  await write('packages/ui/package.json', JSON.stringify({ name: '@x/ui' }));
  await write(
    'services/catalog/package.json',
    JSON.stringify({ name: '@x/c', dependencies: { '@x/kit': '1' } }),
  );
  await write('services/catalog/src/main.ts', 'one');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('sources, the packages it stands on and the lock file count', async () => {
  const hashes = new Set([await hashOf('catalog')]);
  await write('services/catalog/src/main.ts', 'two');
  hashes.add(await hashOf('catalog'));
  await write('packages/contracts/src/new.ts', '');
  hashes.add(await hashOf('catalog'));
  await write('package-lock.json', '{ }');
  hashes.add(await hashOf('catalog'));
  expect(hashes.size).toBe(4);
});

test('tests, results and packages it does not stand on do not count', async () => {
  const before = await hashOf('catalog');
  await write('services/catalog/src/main.test.ts', '');
  await write('services/catalog/src/main.int.test.ts', '');
  await write('services/catalog/test/builders.ts', '');
  await write('services/catalog/dist/main.js', '');
  await write('packages/ui/src/button.tsx', '');
  expect(await hashOf('catalog')).toBe(before);
});
