import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspaces } from '@setu/build';
import { startTestGateway, type TestGateway } from '../../../gateway/test/test-gateway';
import { makePacts } from '../src/pacts/make-pacts';
import { releaseFrom } from './release-from';
import { makeTempCheckout, type TempCheckout } from './temp-checkout';

// Each case builds, publishes and verifies real sources.
jest.setTimeout(1_800_000);

let gateway: TestGateway;
let checkout: TempCheckout;

type Commands = ReturnType<typeof releaseFrom>;
let release: Commands['release'];
let program: Commands['program'];
const done = async (...args: string[]) => {
  const { code, json } = await release(...args);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${JSON.stringify(json)}`);
  return json;
};
/** Builds, publishes and verifies a deployable. @param verify how the command line runs; as a program for new migrations */
const verified = async (deployable: string, verify = release) => {
  await done('publish', deployable, '--quick');
  return verify('verify', deployable);
};
/** The refusals of the gates for the newest version. */
const refusals = async (deployable: string): Promise<string[]> => {
  const { code, json } = await release('promote', deployable);
  if (code === 0) return [];
  return json.error.issues.map(({ path, message }: Record<string, string>) => `${path}: ${message}`);
};
const live = async (deployable: string) => (await done('status', deployable)).deployment.live;

interface Pair {
  consumer: { name: string };
  provider: { name: string };
  isRequired: boolean;
  outcome: string;
}
/** Returns a line for each pair that the gates require, sorted by names: the newest releases of other tests are not live. */
const outcomesOf = (pairs: Pair[]) =>
  pairs
    .filter(({ isRequired }) => isRequired)
    .map(({ consumer, provider, outcome }) => `${consumer.name} on ${provider.name}: ${outcome}`)
    .sort();

const view = 'packages/contracts/src/catalog/franchise.ts';
const events = 'packages/contracts/src/identity/events.ts';
const store = 'services/catalog/src/franchises/store-franchise.ts';
const derived = 'services/catalog/src/franchises/derived-columns.ts';
const builders = 'services/catalog/test/builders.ts';
const userState = 'services/identity/src/accounts/user.presenter.ts';
const migrations = 'services/catalog/migrations/index.ts';

/** Adds a migration of the catalog that runs this statement. */
const migration = async (name: string, sql: string) => {
  await checkout.write(
    `services/catalog/migrations/${name}.ts`,
    `import type { Migration } from '@setu/service-kit';
export const change: Migration = {
  name: '${name}',
  up: async (db) => { await db.raw(\`${sql}\`); },
  down: async () => {},
};
`,
  );
  const alias = `m${name.slice(0, 14)}`;
  await checkout.edit(
    migrations,
    'export const migrations',
    `import { change as ${alias} } from './${name}';\nexport const migrations`,
  );
  await checkout.edit(migrations, '];', `  ${alias},\n];`);
};

const deployables = ['identity', 'agent', 'inquiry', 'catalog', 'mfe-brand'];
/** The deployables that tests change, and what is made from their sources. */
const changing = ['services/identity', 'services/catalog', 'mfe-brand'];
const made = ['dist', 'pact/pacts', 'pact/.made-from'];
const results = changing.flatMap((folder) => made.map((name) => join(folder, name)));

let saved: string;
/** The live release of the catalog at the start of each test, and its verification. */
let first: { version: string; pairs: Pair[]; isReady: boolean };

beforeAll(async () => {
  [gateway, checkout, saved] = await Promise.all([
    startTestGateway({}, { isBare: true }),
    makeTempCheckout(join(__dirname, '../../..')),
    mkdtemp(join(tmpdir(), 'setu-builds-')),
  ]);
  ({ release, program } = releaseFrom(checkout, gateway));
  const { root } = checkout;
  // All at once, which `publish` does not do again.
  await makePacts({ root, names: deployables, note: () => undefined });
  await buildWorkspaces(root, () => undefined, undefined, deployables);
  for (const deployable of deployables) {
    await done('publish', deployable, '--quick');
    await done('promote', deployable, '--override', 'the start of a test');
  }
  first = (await release('verify', 'catalog')).json;
  for (const path of results)
    if (existsSync(join(root, path))) await cp(join(root, path), join(saved, path), { recursive: true });
});
// Each test begins with the sources, their builds and the live releases of the start.
afterEach(async () => {
  await checkout.restoreAll();
  for (const path of results) {
    await rm(join(checkout.root, path), { recursive: true, force: true });
    if (existsSync(join(saved, path)))
      await cp(join(saved, path), join(checkout.root, path), { recursive: true });
  }
  if ((await live('catalog')) !== first.version)
    await done('promote', 'catalog', first.version, '--override', 'the end of a test');
});
afterAll(async () => {
  await gateway?.stop();
  await checkout?.remove();
  if (saved) await rm(saved, { recursive: true });
});

it('verify passes for the unchanged live releases', () => {
  expect(outcomesOf(first.pairs)).toEqual([
    'agent on catalog: kept',
    'catalog on agent: kept',
    'catalog on identity: kept',
    'catalog on inquiry: kept',
    'identity on catalog: kept',
    'inquiry on catalog: kept',
    'mfe-brand on catalog: kept',
  ]);
  expect(first.isReady).toBe(true);
});

it('verify refuses a provider that removes a field', async () => {
  await checkout.edit(view, 'brandName: z.string(),', '');
  expect((await verified('catalog')).code).toBe(1);
  const [refusal, ...more] = await refusals('catalog');
  expect(more).toEqual([]);
  expect(refusal).toMatch(/^contracts: catalog \S+ breaks the contract of mfe-brand \S+: “/);
  expect(refusal).toContain('missing the following keys: brandName');
});

it('verify refuses a producer that renames a field of an event', async () => {
  await checkout.edit(events, 'displayName: z.string(),', 'fullName: z.string(),');
  await checkout.edit(
    userState,
    'displayName: displayNameOf(user),\n  createdAt',
    'fullName: displayNameOf(user),\n  createdAt',
  );
  expect((await verified('identity')).code).toBe(1);
  const said = await refusals('identity');
  for (const consumer of ['agent', 'catalog', 'inquiry'])
    expect(said).toContainEqual(
      expect.stringMatching(
        new RegExp(`^contracts: identity \\S+ breaks the contract of ${consumer} \\S+: “.*displayName`),
      ),
    );
  // The other refusals are about services that identity depends on and that are not live in this gateway.
  expect(said.filter((refusal) => refusal.includes('breaks the contract'))).toHaveLength(3);
});

it('verify refuses a provider that requires another parameter', async () => {
  await checkout.edit(
    view,
    'featured: z.boolean().default(false),\n};',
    `featured: z.boolean().default(false),
  termsAccepted: z.literal(true),
};`,
  );
  await checkout.edit(store, '{ expectedROI, ...rest }', '{ expectedROI, termsAccepted: _, ...rest }');
  await checkout.edit(builders, 'featured: false,', 'featured: false,\n  termsAccepted: true,');
  expect((await verified('catalog')).code).toBe(1);
  const [refusal, ...more] = await refusals('catalog');
  expect(more).toEqual([]);
  expect(refusal).toMatch(/^contracts: catalog \S+ breaks the contract of mfe-brand \S+: “/);
});

it('verify accepts a provider that adds a field with its column, because the previous version works on its schema', async () => {
  await migration('20261201100000-add-year', 'alter table franchise_opportunities add established_year int');
  await checkout.edit(
    view,
    'title: z.string(),',
    'title: z.string(),\n  establishedYear: z.int().nullable(),',
  );
  const { json } = await verified('catalog', program);
  expect(json.schemas).toEqual([{ previous: expect.any(String), success: true, detail: null }]);
  // The events that the catalog consumes did not change, so those pairs are not verified again.
  expect(outcomesOf(json.pairs)).toEqual([
    'agent on catalog: kept',
    'catalog on agent: kept before',
    'catalog on identity: kept before',
    'catalog on inquiry: kept before',
    'identity on catalog: kept',
    'inquiry on catalog: kept',
    'mfe-brand on catalog: kept',
  ]);
  expect(await refusals('catalog')).toEqual([]);
  expect(await live('catalog')).toBe(json.version);
});

it('verify refuses a consumer that expects what no live provider returns', async () => {
  await checkout.edit(
    'mfe-brand/pact/likes.ts',
    "brandName: like('Chai Chaupal'),",
    "brandName: like('Chai Chaupal'),\n  ownerPhone: like('98'),",
  );
  expect((await verified('mfe-brand')).json.isReady).toBe(false);
  const said = await refusals('mfe-brand');
  expect(said).toContainEqual(
    expect.stringMatching(/^contracts: catalog \S+ breaks the contract of mfe-brand \S+: .*ownerPhone/),
  );
  expect(said).toContainEqual(
    expect.stringMatching(/^contracts: mfe-brand \S+ relies on content, which has no live release\./),
  );
});

it('verify refuses a schema on which the live version does not work, and names the migration', async () => {
  await migration(
    '20261201110000-shorten-reasons',
    'alter table franchise_opportunities alter column hidden_reason type varchar(2000)',
  );
  await migration(
    '20261201120000-one-outlet',
    `create function catalog.one_outlet() returns trigger language plpgsql as $$
      begin if new.outlet_count < 1 then raise exception 'no outlet'; end if; return new; end $$;
    create trigger one_outlet before insert on franchise_opportunities
      for each row execute function catalog.one_outlet()`,
  );
  await checkout.edit(derived, 'outletCount: outletCountOf(fields)', 'outletCount: 1');
  const { code, json } = await verified('catalog', program);
  expect(code).toBe(1);
  expect(outcomesOf(json.pairs)).toEqual([
    'agent on catalog: kept',
    'catalog on agent: kept before',
    'catalog on identity: kept before',
    'catalog on inquiry: kept before',
    'identity on catalog: kept',
    'inquiry on catalog: kept',
    'mfe-brand on catalog: kept',
  ]);
  const [refusal, ...more] = await refusals('catalog');
  expect(more).toEqual([]);
  // One refusal is for what the schema tightened, the other for the live release that ran on it.
  expect(refusal).toMatch(/^migrations: catalog \S+ does not work on the schema of catalog \S+: /);
  expect(refusal).toContain(
    '20261201110000-shorten-reasons: franchise_opportunities.hidden_reason changed from text to varchar; ',
  );
  expect(refusal).toContain('“Given signed in as brand');
});
