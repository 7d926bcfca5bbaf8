import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspaces } from './build-workspaces';

let root = '';
let said: string[] = [];
const build = () => buildWorkspaces(root, (line) => said.push(line.trim()));
const write = (path: string, text: string) => writeFile(join(root, path), text);
const builtText = () => readFile(join(root, 'services/catalog/dist/main.js'), 'utf8');

beforeEach(async () => {
  said = [];
  root = await mkdtemp(join(tmpdir(), 'franchisesetu-build-'));
  await mkdir(join(root, 'services/catalog/src'), { recursive: true });
  await write('package.json', JSON.stringify({ workspaces: ['services/*'] }));
  const scripts = { build: 'mkdir -p dist && cp src/main.ts dist/main.js' };
  await write('services/catalog/package.json', JSON.stringify({ name: '@x/catalog', scripts }));
  await write('services/catalog/src/main.ts', 'one');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('a start builds only the workspaces that changed', async () => {
  await build();
  expect(await builtText()).toBe('one');
  await build();
  expect(said.at(-1)).toContain('1 workspaces are up to date');
  await write('services/catalog/src/main.ts', 'two');
  await build();
  expect(await builtText()).toBe('two');
});

test('a start builds a workspace again when a file of its build is missing or truncated', async () => {
  await build();
  await write('services/catalog/dist/main.js', 'on');
  await build();
  expect(await builtText()).toBe('one');
  await rm(join(root, 'services/catalog/dist/main.js'));
  await build();
  expect(await builtText()).toBe('one');
});

test('a failed build shows its output and is tried again at the next start', async () => {
  await build();
  const scripts = { build: 'echo "main.ts: no such thing" && exit 1' };
  await write('services/catalog/package.json', JSON.stringify({ name: '@x/catalog', scripts }));
  for (const _ of [1, 2]) {
    await expect(build()).rejects.toThrow('catalog cannot be built:\nmain.ts: no such thing');
  }
});

test.each([0, 300])('a build that is aborted after %i ms is killed', async (afterMs) => {
  const scripts = { build: 'sleep 60' };
  await write('services/catalog/package.json', JSON.stringify({ name: '@x/catalog', scripts }));
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('enough')), afterMs);
  const building = buildWorkspaces(root, () => undefined, stop.signal);
  await expect(building).rejects.toThrow('enough');
});
