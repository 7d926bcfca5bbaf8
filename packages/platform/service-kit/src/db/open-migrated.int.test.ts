import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test';
import { makeLogger } from '../observability/logger';
import { kitMigrations } from '../process/kit-migrations';
import { migrateOnly, openMigrated } from './open-migrated';

const logger = makeLogger('test', 'silent');
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const access = (isPooled: boolean, MIGRATIONS: 'apply' | 'check' = 'apply') => ({
  DATABASE_URL: database.url,
  DATABASE_POOL: 2,
  DATABASE_WAIT_MS: 20_000,
  MIGRATIONS,
  ...(isPooled ? { DATABASE_SESSION_URL: database.url } : {}),
});
const options = { schema: 'catalog', migrations: kitMigrations, logger };
const open = (isPooled: boolean, migrations: 'apply' | 'check' = 'apply') =>
  openMigrated(access(isPooled, migrations), options);
/** Changes the role's default session settings, as an operator does. */
const setRole = async (setting: string) => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select current_user as role, current_database() as name');
  await client.query(`alter role "${rows[0].role}" in database "${rows[0].name}" set ${setting}`);
  await client.end();
};
const shown = async (db: Awaited<ReturnType<typeof open>>, setting: string) =>
  (await db.raw(`show ${setting}`)).rows[0][setting];

it('behind a pooler a session keeps the settings of its role, because another transaction may get it next', async () => {
  await setRole('search_path = catalog, public');
  await setRole(`statement_timeout = '7s'`);
  const db = await open(true);
  expect(await shown(db, 'search_path')).toBe('catalog, public');
  expect(await shown(db, 'statement_timeout')).toBe('7s');
  expect(await db('outbox')).toEqual([]);
  await db.destroy();
});

it('behind a pooler a role without the schema in its search path is refused with the statement that adds it', async () => {
  await expect(open(true)).rejects.toThrow(
    /begin in the schema public instead of catalog\. Run: alter role ".+" in database ".+" set search_path = catalog, public/,
  );
});

it('without a pooler a session gets its settings from the process', async () => {
  const db = await open(false);
  expect(await shown(db, 'search_path')).toBe('catalog, public');
  expect(await shown(db, 'statement_timeout')).toBe('20s');
  expect(await shown(db, 'jit')).toBe('off');
  await db.destroy();
});

it('a process that only checks the schema refuses to start until a job has migrated it, and changes nothing', async () => {
  await expect(open(false, 'check')).rejects.toThrow(
    /The schema catalog lacks migrations.*00000000000000-event-tables.*Run: node main\.js migrate/,
  );
  const { rows } = await database.query(`select from pg_namespace where nspname = 'catalog'`);
  expect(rows).toEqual([]);
  expect(await migrateOnly(access(false), options)).toBe(
    `The schema catalog has all ${kitMigrations.length} migrations`,
  );
  const db = await open(false, 'check');
  expect(await db('outbox')).toEqual([]);
  await db.destroy();
});

it('a process that only checks the schema starts on the schema of a newer release', async () => {
  const newer = { name: '99999999999999-newer', up: async () => undefined, down: async () => undefined };
  await migrateOnly(access(false), { ...options, migrations: [...kitMigrations, newer] });
  const db = await open(false, 'check');
  expect(await db('outbox')).toEqual([]);
  await db.destroy();
});

it('behind a pooler a job migrates in its own session, and processes check through the pooler', async () => {
  await setRole('search_path = catalog, public');
  await migrateOnly(access(true), options);
  const db = await open(true, 'check');
  expect(await db('outbox')).toEqual([]);
  await db.destroy();
});
