import { kitMigrations, type Migration, makeDatabase, migrate } from '@setu/service-kit';
import { breaksBetween } from './breaks';
import { readSchema } from './snapshot';

interface Options {
  /** A database after the migrations of the earlier version. */
  databaseUrl: string;
  schema: string;
  /** All migrations of the later version. */
  migrations: readonly Migration[];
}

/**
 * Runs the migrations that the earlier version lacks one by one, and compares the schema after each.
 * @returns what migrations of the expand phase removed or tightened
 */
export const checkMigrations = async ({ databaseUrl, schema, migrations }: Options): Promise<string[]> => {
  const db = makeDatabase({ url: databaseUrl, schema, poolMax: 1 });
  try {
    const applied = new Set<string>(await db(`${schema}.migrations`).pluck('name'));
    const sorted = [...kitMigrations, ...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
    const done = sorted.filter(({ name }) => applied.has(name));
    const problems: string[] = [];
    const live = await readSchema(db, schema);
    const seen = new Set<string>();
    for (const migration of sorted.filter(({ name }) => !applied.has(name))) {
      done.push(migration);
      await migrate(db, schema, done);
      for (const what of breaksBetween(live, await readSchema(db, schema))) {
        if (seen.has(what)) continue;
        seen.add(what);
        if (migration.phase !== 'contract') problems.push(`${migration.name}: ${what}`);
      }
    }
    return problems;
  } finally {
    await db.destroy();
  }
};
