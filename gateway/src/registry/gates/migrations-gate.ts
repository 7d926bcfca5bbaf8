import type { Release, ServiceRelease } from '@setu/protocol';
import type { Knex } from 'knex';
import { currentDeployment } from '../../releases/deployments';
import { findRelease } from '../../releases/published';
import { schemaVerdict } from '../verifications/verifications';
import { type Gate, isService, type Refusal } from './gate';
import { schemaLosses, takenFrom } from './schema-losses';

const nameOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name} ${version}`;
const verify = ({ name }: ServiceRelease) => `npm run release -- verify ${name}`;

/** No running version may still use what a migration removes. */
const removedTooSoon = (release: ServiceRelease, running: ServiceRelease): Refusal[] =>
  takenFrom(running, release.migrations).map(({ name, after }) => ({
    gate: 'migrations',
    message: after
      ? `${name} of ${nameOf(release)} removes what releases before ${after} use, and ${nameOf(running)} is one of them.`
      : `${name} of ${nameOf(release)} removes something but does not state since when it is unused.`,
    fix: after
      ? `Promote a version of ${release.name} with ${after} first.`
      : 'Name in "after" the version or the migration with which the code stopped using it.',
  }));

const isAhead = (later: ServiceRelease, earlier: ServiceRelease): boolean => {
  const known = new Set(earlier.migrations.map(({ name }) => name));
  return later.migrations.some(({ name }) => !known.has(name));
};

const doesNotWork = (later: string, earlier: string, detail: string | null) =>
  `${earlier} does not work on the schema of ${later}: ${detail ?? 'the run gave no reason'}.`;

/** The earlier of two running versions must be verified on the schema of the later one. */
const worksOnSchema = async (
  db: Knex,
  later: ServiceRelease,
  earlier: ServiceRelease,
): Promise<Refusal[]> => {
  if (!isAhead(later, earlier)) return [];
  const verdict = await schemaVerdict(db, later.name, later.version, earlier.version);
  if (verdict?.success) return [];
  return [
    {
      gate: 'migrations',
      message: verdict
        ? doesNotWork(nameOf(later), nameOf(earlier), verdict.detail)
        : `No run has verified that ${nameOf(earlier)} works on the schema of ${nameOf(later)}.`,
      fix: verdict
        ? `Only add to the schema in this release and remove with a later one. Then run "${verify(later)}" again.`
        : `Run "${verify(later)}" where ${nameOf(later)} was built.`,
    },
  ];
};

const runningReleases = async (db: Knex, release: ServiceRelease): Promise<ServiceRelease[]> => {
  const now = await currentDeployment(db, release.name);
  const versions = [now?.live, now?.canary?.version].filter(
    (version): version is string => version != null && version !== release.version,
  );
  const releases = await Promise.all(versions.map((version) => findRelease(db, release.name, version)));
  return releases.filter((found) => found !== null).filter(isService);
};

/** Versions of a service share one schema while they replace each other, so all of them must work on it. */
export const migrationsGate: Gate = async ({ release, db }) => {
  if (!isService(release)) return [];
  const refusals = await schemaLosses(db, release);
  for (const running of await runningReleases(db, release))
    refusals.push(
      ...removedTooSoon(release, running),
      ...(await worksOnSchema(db, release, running)),
      ...(await worksOnSchema(db, running, release)),
    );
  return refusals;
};

/**
 * Why a rollback to this release is refused. A rollback does not change the schema, so the release must work on it. A pair of versions
 * that was never verified is not refused.
 * @param live the version that is currently live
 */
export const rollbackRefusals = async (
  db: Knex,
  release: Release,
  live: string | null,
): Promise<Refusal[]> => {
  if (!isService(release)) return [];
  const losses = await schemaLosses(db, release);
  const verdict = live === null ? null : await schemaVerdict(db, release.name, live, release.version);
  if (!verdict || verdict.success) return losses;
  const message = doesNotWork(`${release.name} ${live}`, nameOf(release), verdict.detail);
  const fix = `Promote a version of ${release.name} that works on it.`;
  return [...losses, { gate: 'migrations', message, fix }];
};
