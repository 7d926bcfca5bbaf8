import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot, isBuiltFromSources } from '@setu/build-kit';
import { Release, type ReleaseFile } from '@setu/protocol';
import { makeTempCheckout, type TempCheckout } from './temp-checkout';

// The tests copy the workspace and build it several times.
jest.setTimeout(1_800_000);

let checkout: TempCheckout;
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'setu-versions-'));
  checkout = await makeTempCheckout(findRoot(__dirname));
});
afterAll(async () => {
  await checkout?.remove();
  await rm(scratch, { recursive: true, force: true });
});

const folderOf = (name: string) =>
  join(checkout.root, name.startsWith('mfe-') ? name : join('services', name));
const build = async (name: string): Promise<Release> => {
  const [kit, command] = name.startsWith('mfe-') ? ['mfe-kit', 'frontend'] : ['service-build', 'service'];
  const program = join(checkout.root, `packages/platform/${kit}/bin/${command}.mjs`);
  const { code, err } = await checkout.run('sh', ['-c', `cd ${folderOf(name)} && node ${program} build`]);
  if (code !== 0) throw new Error(err);
  return Release.parse(JSON.parse(await readFile(join(folderOf(name), 'dist/release.json'), 'utf8')));
};
const buildAll = async (names: readonly string[]) => {
  const built: Record<string, Release> = {};
  for (const name of names) built[name] = await build(name);
  return built;
};
const versionsOf = (built: Readonly<Record<string, Release>>) =>
  Object.fromEntries(Object.entries(built).map(([name, { version }]) => [name, version]));

const names = ['identity', 'catalog', 'mfe-agent'] as const;
const calls = 'packages/contracts/src/catalog/saved-calls.ts';

test('a new endpoint of one service changes its own version and not the version of another service', async () => {
  const before = await buildAll(names);
  expect(isBuiltFromSources(folderOf('identity'))).toBe(true);
  expect(versionsOf(await buildAll(names))).toEqual(versionsOf(before));

  await checkout.write(
    calls,
    `${await readFile(join(checkout.root, calls), 'utf8')}
export const countSaved = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-saved-franchises/count',
  summary: 'How many franchises are saved.',
  access: 'signed-in',
  response: { 200: z.object({ count: z.int() }) },
  errors: [],
});
`,
  );
  // Changed inputs may cause a new build, but the equal version shows that its result is the same.
  expect(isBuiltFromSources(folderOf('identity'))).toBe(false);
  const after = await buildAll(names);
  expect(after.identity?.version).toBe(before.identity?.version);
  expect(after['mfe-agent']?.version).toBe(before['mfe-agent']?.version);
  expect(after.catalog?.version).not.toBe(before.catalog?.version);

  // Equal versions have equal contents.
  const code = (release: Release | undefined): ReleaseFile[] =>
    (release?.files ?? []).filter(({ path }) => path !== 'openapi.json');
  for (const name of ['identity', 'mfe-agent']) expect(code(after[name])).toEqual(code(before[name]));
  await checkout.restore(calls);
  expect((await build('catalog')).version).toBe(before.catalog?.version);
});

test('a release built from uncommitted sources is marked, and other changes of the repository do not mark it', async () => {
  const git = async (...args: string[]) => {
    const { code, err } = await checkout.run('git', [
      '-C',
      checkout.root,
      '-c',
      'user.name=T',
      '-c',
      'user.email=t@people.test',
      ...args,
    ]);
    if (code !== 0) throw new Error(err);
  };
  await git('init', '--quiet');
  await git('add', '--all', 'package.json', 'packages', 'services', 'tsconfig.base.json', '.gitignore');
  await git('commit', '--quiet', '--message', 'all');
  await checkout.write('mfe-agent/src/new.ts', 'export {};');
  const clean = await build('identity');
  expect([clean.commit, clean.isDirty]).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), undefined]);
  await checkout.write('services/identity/src/new.ts', 'export {};');
  const dirty = await build('identity');
  expect([dirty.commit, dirty.isDirty]).toEqual([clean.commit, true]);
  expect(dirty.version).toBe(clean.version);
});
