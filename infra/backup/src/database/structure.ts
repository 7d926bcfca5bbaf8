import { StartProblem } from '@setu/dev-servers';
import { makeDatabase, migrate, releaseBefore, replacedOf } from '@setu/service-kit';
import { type Client, escapeIdentifier } from 'pg';
import type { Head, Schema } from '../archive/manifest';
import { knownMigrations } from './schemas';

const tablesOf = `
  select c.relname as name, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind = 'r' order by c.relname`;

const sequencesOf = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind = 'S' order by c.relname`;

/**
 * Reads the structure of a schema: its migrations, its tables, and the values of its sequences. Sequences are not part of the snapshot and
 * may be ahead of it, so some numbers are skipped and none is used twice.
 */
export const readStructure = async (client: Client, name: string): Promise<Schema> => {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(tablesOf, [name]);
  if (!tables.some((table) => table.name === 'migrations'))
    throw new StartProblem(
      `The database has no schema ${name} that our migrations made. A backup is one snapshot of one database that holds every schema: ` +
        'start the platform once, or name another database with DATABASE_URL.',
    );
  const { rows: applied } = await client.query<{ name: string }>(
    `select name from ${escapeIdentifier(name)}.migrations order by name`,
  );
  const { rows: found } = await client.query<{ name: string }>(sequencesOf, [name]);
  const sequences: Schema['sequences'] = [];
  for (const sequence of found) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled"
       from ${escapeIdentifier(name)}.${escapeIdentifier(sequence.name)}`,
    );
    sequences.push(...rows.map((row) => ({ name: sequence.name, ...row })));
  }
  return { name, migrations: applied.map((row) => row.name), tables, sequences };
};

/** @throws StartProblem when the backup is from a version whose migrations this checkout does not have */
export const checkMigrationsKnown = ({ schemas, version, createdAt }: Head): void => {
  for (const { name, migrations } of schemas) {
    const own = knownMigrations[name] ?? [];
    const before = releaseBefore(new Set(migrations), own);
    if (before !== null)
      throw new StartProblem(
        `The backup is older than ${before} (version ${version}, ${createdAt}), and this checkout no longer has the migrations of that time. ` +
          `Restore it with a checkout of ${before}, start the platform there once, and make another backup.`,
      );
    const known = new Set([...own.map((migration) => migration.name), ...replacedOf(migrations, own)]);
    const unknown = migrations.filter((migration) => !known.has(migration));
    if (unknown.length === 0) continue;
    throw new StartProblem(
      `The backup is newer than this checkout: the schema ${name} has ${unknown.join(', ')}, which is unknown here. ` +
        `Restore it with a checkout of its time (version ${version}, ${createdAt}) or a newer one.`,
    );
  }
};

/** Creates the structure of a schema with the migrations that the backup lists, and no later ones. */
export const createStructure = async (url: string, { name, migrations }: Schema): Promise<void> => {
  const applied = new Set(migrations);
  const db = makeDatabase({ url, schema: name, poolMax: 2 });
  try {
    await migrate(
      db,
      name,
      (knownMigrations[name] ?? []).filter((migration) => applied.has(migration.name)),
    );
  } finally {
    await db.destroy();
  }
};

/**
 * @param client in the schema that `createStructure` made
 * @throws StartProblem when the backup has tables or columns that no migration creates
 */
export const checkStructure = async (client: Client, { name, tables }: Schema): Promise<void> => {
  const made = new Map(
    (await readStructure(client, name)).tables.map((table) => [table.name, table.columns]),
  );
  const foreign = tables.flatMap((table) => {
    const columns = made.get(table.name);
    if (!columns) return [`the table ${table.name}`];
    return table.columns
      .filter((column) => !columns.includes(column))
      .map((column) => `the column ${table.name}.${column}`);
  });
  if (foreign.length === 0) return;
  throw new StartProblem(
    `The backup has ${foreign.join(', ')} in its schema ${name}, which no migration makes: somebody made it by hand. ` +
      'Move it to a schema of its own, and make another backup.',
  );
};
