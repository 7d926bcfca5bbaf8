import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoUsers } from '@setu/contracts';
import { type RunningPostgres, removeDataDir, startPostgres } from '@setu/dev-servers';
import { makeDatabase, migrate } from '@setu/service-kit';
import { createTestDatabase, startTestBroker, type TestBroker } from '@setu/service-kit/test';
import { schemaParts } from '../test/schema-digest';
import { type Services, startServices } from '../test/start-services';
import { knownMigrations, schemaNames } from './database/schemas';
import { withSession } from './database/session';
import { readRows } from './database/table-rows';
import { type Restored, restoreBackup } from './restore-backup';

const log = () => undefined;
const previous = join(__dirname, '../test/previous');
let folder = '';
let restored: Restored;
let postgres: RunningPostgres;
let broker: TestBroker;
let services: Services;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'franchisesetu-upgrade-'));
  const dataDir = join(folder, 'data');
  const open = () => startPostgres({ dataDir, schemas: schemaNames, isDurable: false, log });
  restored = await restoreBackup({
    file: join(previous, 'backup.tar.gz.age'),
    dataDir,
    env: { BACKUP_KEY_FILE: join(previous, 'key') },
    log,
    openDatabase: open,
  });
  postgres = await open();
  broker = await startTestBroker();
  // Brings each schema up to date, as the start of today's version does.
  services = await startServices({ schemaUrls: postgres.schemaUrls, broker });
});
afterAll(async () => {
  await services?.stop();
  await broker?.stop();
  await postgres?.stop({ force: true });
  await removeDataDir(join(folder, 'data'));
  await rm(folder, { recursive: true, force: true });
});

/** Tables that a start writes to: what it migrated, published and handled. */
const records = ['migrations', 'outbox', 'inbox', 'relay_state'];

test("today's migrations preserve every row of the previous version", async () => {
  const { head, manifest } = restored;
  await withSession(postgres.url, async (client) => {
    for (const { name: schema, tables, migrations } of head.schemas) {
      for (const table of tables) {
        if (records.includes(table.name)) continue;
        const expected = manifest.tables.find((one) => one.schema === schema && one.table === table.name);
        expect(await readRows(client, { schema, ...table })).toEqual(expected);
      }
      const { rows } = await client.query(`select name from ${schema}.migrations`);
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(migrations));
    }
    // Otherwise the backup is of this version, and the test proves nothing.
    const { rows } = await client.query(`select to_regclass('identity.former_addresses') as found`);
    expect(rows[0].found).toBe('identity.former_addresses');
    expect(head.schemas.some(({ tables }) => tables.some(({ name }) => name === 'former_addresses'))).toBe(
      false,
    );
  });
});

test("today's migrations give each schema the structure that they create in an empty database", async () => {
  const empty = await createTestDatabase();
  for (const schema of schemaNames) {
    const made = makeDatabase({ url: empty.url, schema, poolMax: 1 });
    await migrate(made, schema, knownMigrations[schema] ?? []);
    const upgraded = makeDatabase({ url: postgres.schemaUrls[schema] ?? '', schema, poolMax: 1 });
    expect(await schemaParts(upgraded, schema)).toEqual(await schemaParts(made, schema));
    await upgraded.destroy();
    await made.destroy();
  }
  await empty.drop();
});

test("today's services return the rows of the previous version", async () => {
  const { catalog, identity, inquiry } = services;
  const listed = await catalog.call('GET', '/api/franchises');
  expect(listed.status).toBe(200);
  expect(listed.body.length).toBeGreaterThan(3);

  const brand = { id: demoUsers.brand.id, role: 'brand' } as const;
  expect((await identity.call('GET', '/api/auth/user', { as: brand })).body).toMatchObject({ id: brand.id });
  const inquiries = await inquiry.call('GET', '/api/inquiries', { as: brand });
  expect(inquiries.status).toBe(200);
  expect(inquiries.body.length).toBeGreaterThan(0);
});
