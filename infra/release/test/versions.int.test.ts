import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspaces, forgetBuild } from '@setu/build';
import { findRoot, isBuiltFromSources, listWorkspaces } from '@setu/build-kit';
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
const releaseOf = async (name: string): Promise<Release> =>
  Release.parse(JSON.parse(await readFile(join(folderOf(name), 'dist/release.json'), 'utf8')));
/** Builds a service with the program that its package script starts. */
const buildByProgram = async (name: string): Promise<Release> => {
  const program = join(checkout.root, 'packages/platform/service-build/bin/service.mjs');
  const { code, err } = await checkout.run('sh', ['-c', `cd ${folderOf(name)} && node ${program} build`]);
  if (code !== 0) throw new Error(err);
  return releaseOf(name);
};
/** Builds what has changed since its build: the services in one process, and each front end in its own. */
const buildDue = async (names: readonly string[]) => {
  const [services, frontEnds] = [false, true].map((isFront) =>
    names.filter((name) => name.startsWith('mfe-') === isFront),
  ) as [string[], string[]];
  for (const together of [services, ...frontEnds.map((name) => [name])])
    await buildWorkspaces(checkout.root, () => undefined, undefined, together);
  const built: Record<string, Release> = {};
  for (const name of names) built[name] = await releaseOf(name);
  return built;
};
const buildAgain = (names: readonly string[]) => {
  for (const workspace of listWorkspaces(checkout.root))
    if (names.includes(workspace.name)) forgetBuild(workspace);
  return buildDue(names);
};
const versionsOf = (built: Readonly<Record<string, Release>>) =>
  Object.fromEntries(Object.entries(built).map(([name, { version }]) => [name, version]));

const names = ['identity', 'catalog', 'mfe-agent'] as const;
const calls = 'packages/contracts/src/catalog/saved-calls.ts';

test('a new endpoint of one service changes its own version and not the version of another service', async () => {
  // A front end that was copied with the sources has chunks named by the place of npm packages, which the copy only links.
  await rm(join(folderOf('mfe-agent'), 'dist'), { recursive: true, force: true });
  const before = await buildDue(names);
  expect(isBuiltFromSources(folderOf('identity'))).toBe(true);
  expect(versionsOf(await buildAgain(names))).toEqual(versionsOf(before));

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
  for (const name of names) expect([name, isBuiltFromSources(folderOf(name))]).toEqual([name, false]);
  const after = await buildDue(names);
  expect(after.identity?.version).toBe(before.identity?.version);
  expect(after['mfe-agent']?.version).toBe(before['mfe-agent']?.version);
  expect(after.catalog?.version).not.toBe(before.catalog?.version);

  // Equal versions have equal contents.
  const code = (release: Release | undefined): ReleaseFile[] =>
    (release?.files ?? []).filter(({ path }) => path !== 'openapi.json');
  for (const name of ['identity', 'mfe-agent']) expect(code(after[name])).toEqual(code(before[name]));
  await checkout.restore(calls);
  expect((await buildDue(['catalog'])).catalog?.version).toBe(before.catalog?.version);
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
  const clean = await buildByProgram('identity');
  expect([clean.commit, clean.isDirty]).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), undefined]);
  await checkout.write('services/identity/src/new.ts', 'export {};');
  const dirty = await buildByProgram('identity');
  expect([dirty.commit, dirty.isDirty]).toEqual([clean.commit, true]);
  expect(dirty.version).toBe(clean.version);
});
