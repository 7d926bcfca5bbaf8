import { type Migration, makeDatabase, migrate } from '@setu/service-kit';
import { createTestDatabase, type TestDatabase } from '@setu/service-kit/test';
import { schemaDigest } from '../test/schema-digest';
import { knownMigrations } from './database/schemas';

/** Digests of the schemas that the migrations of commit 84bc0e0d create in an empty database. */
const digests: Readonly<Record<string, string>> = {
  gateway: 'eb0701e57e66b8c783010a03bd93c86de961528303f6b0db358d425fc7a4546a',
  identity: '01578efb16925e770e62438b4abf45e820f9185da90280d94cb409bb31418aad',
  catalog: 'cd4dad44a47f0bb9e79be4c5c63b69cacff55f79d3ec7fbf0130b5b27e25cafa',
  inquiry: '4962495631b3df1bc94b833d259d4564f89732cd8110111a5a39438426b73438',
  agent: 'b192889b6538abae74d33532db506f214689cf2d765ebe75aa25e68e0c7ea455',
  content: 'e4dcaf883abbc4b959a228a6218fcaf586401b40a61a1574752d0d8027d693f7',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** The migrations up to the baseline: those of the kit and the baseline itself. */
const untilBaseline = (migrations: readonly Migration[]) => {
  const baseline = migrations.find(({ replaces }) => replaces);
  return migrations.filter(({ name }) => baseline !== undefined && name <= baseline.name);
};

it.each(Object.keys(knownMigrations))('the baseline of %s creates the schema of 84bc0e0d', async (schema) => {
  const db = makeDatabase({ url: database.url, schema, poolMax: 1 });
  await migrate(db, schema, untilBaseline(knownMigrations[schema] ?? []));
  expect(await schemaDigest(db, schema)).toBe(digests[schema]);
  await db.destroy();
});
