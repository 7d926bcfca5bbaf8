import { ReleaseMigration, type ServiceRelease } from '@setu/protocol';
import type { Knex } from 'knex';
import { coerce, gte, valid } from 'semver';
import { z } from 'zod';
import type { Refusal } from './gate';

/** Whether a release has stopped using what is removed. */
const hasReached = (release: ServiceRelease, after: string): boolean => {
  if (!valid(after)) return release.migrations.some(({ name }) => name === after);
  // A release's version is that of the package and a hash of its sources.
  const version = coerce(release.version);
  return version !== null && gte(version, after);
};

/** The migrations that remove what this release still uses. */
export const takenFrom = (
  release: ServiceRelease,
  migrations: readonly ReleaseMigration[],
): ReleaseMigration[] => {
  const own = new Set(release.migrations.map(({ name }) => name));
  return migrations.filter(
    ({ name, phase, after }) =>
      !own.has(name) && phase === 'contract' && !(after && hasReached(release, after)),
  );
};

const Migrations = z.array(ReleaseMigration);

/** All applied migrations of a service: those of every release that was ever deployed. */
const migrationsThatRan = async (db: Knex, name: string): Promise<ReleaseMigration[]> => {
  const deployed = (column: string) => db('gateway.deployments').where({ piece: name }).select(column);
  const rows: { migrations: unknown }[] = await db('gateway.releases')
    .where({ name, kind: 'service' })
    .whereIn('version', deployed('live_version').union(deployed('canary_version')))
    .select(db.raw(`release->'migrations' as migrations`));
  const all = rows.flatMap(({ migrations }) => Migrations.parse(migrations));
  return [...new Map(all.map((migration) => [migration.name, migration])).values()];
};

/** What a release uses and the current schema lacks. A rollback does not roll back the schema. */
export const schemaLosses = async (db: Knex, release: ServiceRelease): Promise<Refusal[]> =>
  takenFrom(release, await migrationsThatRan(db, release.name)).map(({ name, after }) => ({
    gate: 'migrations',
    message: `${name} removed what ${release.name} ${release.version} uses${after ? `; releases from ${after} on do not use it` : ''}.`,
    fix: `Promote a version of ${release.name} that does not use it, or publish one that restores it.`,
  }));
