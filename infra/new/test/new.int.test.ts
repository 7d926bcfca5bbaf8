import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorkspaces } from '@setu/build';
import { isBuiltFromSources } from '@setu/build-kit';
import { makeTempCheckout, type TempCheckout } from '../../release/test/temp-checkout';
import { runNew } from '../src/run-new';

let checkout: TempCheckout;
beforeAll(async () => {
  checkout = await makeTempCheckout(join(__dirname, '../../..'));
});
afterAll(() => checkout?.remove());

const run = (command: string, ...args: string[]) => checkout.run(command, args);
const makeNew = (...args: string[]) => runNew(checkout.root, args);
const runProgram = (...args: string[]) => run('node', '--import', 'tsx', 'infra/new/src/main.ts', ...args);
const makeAll = async (...commands: string[]) => {
  for (const command of commands) {
    const { exitCode, text } = await makeNew(...command.split(' '));
    expect([command, exitCode === 0 ? '' : text]).toEqual([command, '']);
  }
};
const read = (path: string) => readFile(join(checkout.root, path), 'utf8');
const readJson = async (path: string) => JSON.parse(await read(path));

const expectToPass = async (...checks: [string, ...string[]][]) => {
  const results = await Promise.all(checks.map(([command, ...args]) => run(command, ...args)));
  for (const { code, out, err } of results) expect(code === 0 ? '' : out + err).toBe('');
};

/** Every file of the checkout that a command could write, with its text. */
const snapshot = async () => {
  const folders = ['packages/contracts/src', 'services'];
  const paths = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(checkout.root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
  );
  const texts = await Promise.all(
    paths.flat().map(async (path) => [path, await readFile(path, 'utf8')] as const),
  );
  return Object.fromEntries(texts);
};

const others = { agent: 'services/agent', 'mfe-investor': 'mfe-investor' };

/** The versions of the other deployables, which follow from the contents of their bundles. Builds them if their sources changed. */
const builtVersions = async () => {
  await buildWorkspaces(checkout.root, () => undefined, undefined, Object.keys(others));
  const releases = Object.values(others).map((folder) => readJson(`${folder}/dist/release.json`));
  return (await Promise.all(releases)).map(({ version }) => version);
};

test('a new service with an endpoint, and a new remote, change the version of no other deployable', async () => {
  // The build that was copied with the sources has chunks named by the place of npm packages, which the copy only links.
  await rm(join(checkout.root, others['mfe-investor'], 'dist'), { recursive: true, force: true });
  const before = await builtVersions();
  await makeAll('service rentals', 'endpoint rentals leases', 'remote rental-list');
  // What they are built from has changed, and they are built again.
  for (const folder of Object.values(others))
    expect([folder, isBuiltFromSources(join(checkout.root, folder))]).toEqual([folder, false]);
  expect(await builtVersions()).toEqual(before);
}, 1_800_000);

test('a new remote and a new feature pass every check unchanged', async () => {
  const before = await readJson('package-lock.json');
  const remote = await runProgram('remote', 'loan-offers');
  expect([remote.err, remote.code]).toEqual(['', 0]);
  expect(remote.out).toContain('mfe-loan-offers/ has one page, at /loan-offers.');
  await makeAll('feature mfe-loan-offers rate-table');

  const { packages } = await readJson('package-lock.json');
  const places = ['mfe-loan-offers', 'node_modules/@setu/mfe-loan-offers'];
  const others = Object.entries(packages).filter(([place]) => !places.includes(place));
  expect(others).toEqual(Object.entries(before.packages));
  expect(packages['mfe-loan-offers']).toMatchObject({ name: '@setu/mfe-loan-offers' });
  expect(packages['node_modules/@setu/mfe-loan-offers']).toEqual({ resolved: 'mfe-loan-offers', link: true });
  const { dependencies, devDependencies } = await readJson('mfe-loan-offers/package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, packages[`node_modules/${name}`]?.version ?? '0.1.0']).toEqual([name, version]);

  await expectToPass(
    ['biome', 'check', 'mfe-loan-offers', 'package-lock.json'],
    ['tsc', '-p', 'mfe-loan-offers'],
  );
  const tests = await run('jest', 'mfe-loan-offers', '--selectProjects', 'unit', 'browser-unit');
  expect(tests.err).toMatch(/Tests: +3 passed, 3 total/);
}, 1_800_000);

test('a new service, its endpoint, use case and event pass every check unchanged', async () => {
  const before = await snapshot();
  await makeAll(
    'service billing',
    'endpoint billing invoices',
    'endpoint content press-notes',
    'use-case billing invoices send-invoice',
    'event billing invoice-sent content',
    'event agent badge-removed billing',
    'endpoint identity devices',
    'event agent badge-lent identity',
    'endpoint inquiry drafts',
    'event agent tour-booked inquiry',
  );
  expect(await read('packages/contracts/src/register.ts')).toContain("'billing'");
  expect((await readJson('package-lock.json')).packages['services/billing']).toMatchObject({
    name: '@setu/billing',
  });
  const after = Object.entries(await snapshot());
  const written = after.flatMap(([path, text]) => (before[path] === text ? [] : [path]));
  // Its own configuration names its files; their types are checked with those of all services.
  const { out: checked } = await run('tsc', '-p', 'services/billing', '--listFilesOnly');
  const own = written.filter((path) => /services\/billing\/.+\.ts$/.test(path));
  expect(checked.split('\n')).toEqual(expect.arrayContaining(own));
  await expectToPass(['biome', 'check', ...written], ['knip'], ['tsc', '-p', 'tsconfig.server.json']);
  const unit = await run('jest', 'contracts', 'billing', '--selectProjects', 'unit');
  expect(unit.code === 0 ? '' : unit.err).toBe('');
  const int = await run('jest', 'services/billing', 'content/src/invoices', '--selectProjects', 'int');
  expect(int.code === 0 ? '' : int.err).toBe('');
}, 1_800_000);

test('a refused command prints the reason and writes nothing', async () => {
  await makeAll(
    'remote twice',
    'service ledger',
    'endpoint ledger entries',
    'event ledger entry-added agent',
  );
  const app = join(checkout.root, 'services/ledger/src/app.ts');
  await writeFile(app, (await readFile(app, 'utf8')).replace('features: [', 'features: listOf('));
  const before = await snapshot();
  const cases: [string[], number, RegExp][] = [
    [['remote', 'twice'], 1, /mfe-twice already exists/],
    [['remote', 'Not Good'], 1, /"Not Good" is not a valid name/],
    [['feature', 'mfe-nowhere', 'offers'], 1, /no front end called mfe-nowhere/],
    [['service', 'ledger'], 1, /services\/ledger already exists/],
    [['service', 'public'], 1, /"public" is reserved/],
    [['service', 'my-books'], 1, /"my-books" is not a valid name of a service/],
    [['service', 'abcdefghijklmnopqrstu'], 1, /"abcdefghijklmnopqrstu" is not a valid name of a service/],
    [['endpoint', 'nowhere', 'things'], 1, /no service called nowhere/],
    [['endpoint', 'ledger', 'entries'], 1, /\/api\/entries is already defined/],
    [['endpoint', 'ledger', 'franchises'], 1, /\/api\/franchises is already defined/],
    [['endpoint', 'ledger', 'balances'], 1, /has no features: \[ to add to/],
    [['use-case', 'ledger', 'entries', 'add'], 1, /Use a verb and its object/],
    [['event', 'ledger', 'entry-added', 'agent'], 1, /already defined/],
    [['event', 'ledger', 'added', 'agent'], 1, /Use a noun and a past participle/],
    [['event', 'ledger', 'entry-removed', 'ledger'], 1, /does not consume its own events/],
    [['event', 'ledger', 'report-printed', 'catalog'], 1, /app.ts already has reports/],
    [['service'], 2, /Usage: npm run new/],
    [[], 2, /Usage: npm run new/],
  ];
  for (const [args, code, words] of cases) {
    const { exitCode, text } = await makeNew(...args);
    expect([args, exitCode]).toEqual([args, code]);
    expect(text).toMatch(words);
  }
  const refused = await runProgram('remote', 'twice');
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toMatch(/mfe-twice already exists/);
  expect(existsSync(join(checkout.root, 'mfe-nowhere'))).toBe(false);
  expect(await snapshot()).toEqual(before);
}, 1_800_000);
