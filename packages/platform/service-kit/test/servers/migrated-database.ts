import { createHash } from 'node:crypto';
import { kitMigrations, makeLogger, migrateOnly, type ServiceDefinition } from '../../src/index';
import { measured } from '../measured';
import { createTestDatabase, ensureTemplate, type TestDatabase } from './database';

/**
 * A database with the schema of a service. Its migrations run once in a test run, and the result is copied, because they
 * take longer than most tests.
 */
export const createMigratedDatabase = async ({
  name,
  migrations,
}: Pick<ServiceDefinition, 'name' | 'migrations'>): Promise<TestDatabase> => {
  const all = [...kitMigrations, ...migrations];
  const digest = createHash('sha256')
    .update(all.map((migration) => `${migration.name} ${migration.up}`).join())
    .digest('hex');
  const template = `${name}_${digest.slice(0, 16)}`;
  return measured('migrating', async () => {
    await ensureTemplate(template, async ({ url }) => {
      await migrateOnly(
        { DATABASE_URL: url },
        { schema: name, migrations: all, logger: makeLogger(name, 'silent') },
      );
    });
    return createTestDatabase(template);
  });
};
