import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../test';
import { asAdministrator } from '../../test/servers/administrator';
import { makeLogger } from '../observability/logger';
import { kitMigrations } from '../process/kit-migrations';
import { migrateOnly, openMigrated } from './open-migrated';
import { databaseStatements, roleStatements } from './role-statements';

const role = `role_${randomBytes(6).toString('hex')}`;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await asAdministrator(database.url, [
    ...databaseStatements(name),
    ...roleStatements(role, 'catalog', name),
    `alter role ${role} password 'secret-of-a-test'`,
  ]);
});
afterAll(async () => {
  await asAdministrator(database.url, [`drop owned by ${role}`, `drop role ${role}`]);
  await database.drop();
});

const roleUrl = () => {
  const url = new URL(database.url);
  url.username = role;
  url.password = 'secret-of-a-test';
  return url.href;
};

test('a role of the cluster migrates its own schema, and its sessions behind a pooler use that schema', async () => {
  const access = {
    DATABASE_URL: roleUrl(),
    DATABASE_SESSION_URL: roleUrl(),
    DATABASE_POOL: 2,
    DATABASE_WAIT_MS: 15_000,
    MIGRATIONS: 'check' as const,
  };
  const options = { schema: 'catalog', migrations: kitMigrations, logger: makeLogger('test', 'silent') };
  await migrateOnly(access, options);
  const db = await openMigrated(access, options);
  try {
    expect(await db('outbox')).toEqual([]);
    const { rows } = await db.raw(
      `select current_setting('statement_timeout') as statement, current_setting('jit') as jit`,
    );
    expect(rows).toEqual([{ statement: '15s', jit: 'off' }]);
    await expect(db.raw('create table public.own (id int)')).rejects.toThrow('permission denied');
  } finally {
    await db.destroy();
  }
});
