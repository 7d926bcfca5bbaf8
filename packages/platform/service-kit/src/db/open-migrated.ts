import type { Knex } from 'knex';
import type { Logger } from '../observability/logger';
import { makeDatabase } from './database';
import { withDatabaseProblem } from './database-problem';
import type { DatabaseAccess } from './database-settings';
import { type Migration, migrate, missingMigrations } from './migrate';

/** Address for a session that is not shared with other processes. */
export const sessionUrlOf = ({
  DATABASE_SESSION_URL,
  DATABASE_URL,
}: Pick<DatabaseAccess, 'DATABASE_SESSION_URL' | 'DATABASE_URL'>): string =>
  DATABASE_SESSION_URL ?? DATABASE_URL;

/** @throws Error when sessions of a pooler do not use the schema, because their role has no setting for it */
const checkRole = async (db: Knex, schema: string): Promise<void> => {
  const { rows } = await db.raw(
    'select current_schema() as found, session_user as role, current_database() as database',
  );
  const { found, role, database } = rows[0];
  if (found === schema) return;
  throw new Error(
    `Behind the pooler of DATABASE_URL, sessions of the role ${role} begin in the schema ${found ?? 'of no name'} instead of ${schema}. ` +
      `Run: alter role "${role}" in database "${database}" set search_path = ${schema}, public`,
  );
};

interface Options {
  schema: string;
  migrations: readonly Migration[];
  logger: Logger;
}

/** @throws Error when the schema lacks migrations of this process */
const checkMigrations = async (db: Knex, { schema, migrations }: Options): Promise<void> => {
  const missing = await missingMigrations(db, schema, migrations);
  if (missing.length === 0) return;
  throw new Error(
    `The schema ${schema} lacks migrations, and MIGRATIONS=check: ${missing.join(', ')}. Run: node main.js migrate`,
  );
};

/**
 * Migrates a schema without starting its process, as a job does before a release.
 * @returns the line to print
 */
export const migrateOnly = async (
  access: Pick<DatabaseAccess, 'DATABASE_SESSION_URL' | 'DATABASE_URL'>,
  { schema, migrations, logger }: Options,
): Promise<string> => {
  const db = makeDatabase({ url: sessionUrlOf(access), schema, poolMax: 2, logger });
  try {
    await withDatabaseProblem(sessionUrlOf(access), () => migrate(db, schema, migrations));
  } finally {
    await db.destroy();
  }
  return `The schema ${schema} has all ${migrations.length} migrations`;
};

/**
 * Opens the database of a process and migrates its schema, or checks that it is up to date. Behind a pooler, the settings of a session
 * are those of its role.
 */
export const openMigrated = async (access: DatabaseAccess, options: Options): Promise<Knex> => {
  const { schema, migrations, logger } = options;
  const isPooled = access.DATABASE_SESSION_URL !== undefined;
  if (isPooled && access.MIGRATIONS === 'apply') await migrateOnly(access, options);
  const db = makeDatabase({
    url: access.DATABASE_URL,
    schema,
    poolMax: access.DATABASE_POOL,
    waitMs: access.DATABASE_WAIT_MS,
    isPooled,
    logger,
  });
  try {
    await withDatabaseProblem(access.DATABASE_URL, async () => {
      if (access.MIGRATIONS === 'check') await checkMigrations(db, options);
      else if (!isPooled) await migrate(db, schema, migrations);
      if (isPooled) await checkRole(db, schema);
    });
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
};
