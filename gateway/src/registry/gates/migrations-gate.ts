import type { Release, ServiceRelease } from '@setu/contracts';
import type { Knex } from 'knex';
import { currentDeployment } from '../../releases/deployments';
import { findRelease } from '../../releases/published';
import { schemaVerdict } from '../verifications/verifications';
import { type Gate, isService, type Refusal } from './gate';
import { schemaLosses, takenFrom } from './schema-losses';

const nameOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name} ${version}`;
const verify = ({ name }: ServiceRelease) => `npm run release -- verify ${name}`;

/** What is taken away is used by no version that runs. */
const takesAwayTooSoon = (release: ServiceRelease, running: ServiceRelease): Refusal[] =>
  takenFrom(running, release.migrations).map(({ name, after }) => ({
    gate: 'migrations',
    message: after
      ? `${name} of ${nameOf(release)} takes away what only releases from ${after} on do without; ${nameOf(running)} is not among them.`
      : `${name} of ${nameOf(release)} takes something away and does not say since when it is unused.`,
    mend: after
      ? `Promote a version of ${release.name} with ${after} first.`
      : 'Name in "after" the version or the migration with which the code stopped using it.',
  }));

const isAhead = (later: ServiceRelease, earlier: ServiceRelease): boolean => {
  const known = new Set(earlier.migrations.map(({ name }) => name));
  return later.migrations.some(({ name }) => !known.has(name));
};

const doesNotWork = (later: string, earlier: string, detail: string | null) =>
  `${earlier} does not work on the schema of ${later}: ${detail ?? 'it was not said how'}.`;

/** A version that runs beside was seen to work on the schema that the later one of the two makes. */
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
      mend: verdict
        ? `Only add to the schema first; take away with a later release. Then run "${verify(later)}" again.`
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

/** While versions of a service replace each other, all of them work on the one schema there is. */
export const migrationsGate: Gate = async ({ release, db }) => {
  if (!isService(release)) return [];
  const refusals = await schemaLosses(db, release);
  for (const running of await runningReleases(db, release))
    refusals.push(
      ...takesAwayTooSoon(release, running),
      ...(await worksOnSchema(db, release, running)),
      ...(await worksOnSchema(db, running, release)),
    );
  return refusals;
};

/**
 * What speaks against going back to a release that was live: the schema stays as it is. What nobody looked at does not
 * stand in the way.
 * @param live the version that is live now
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
  const mend = `Promote a version of ${release.name} that works on it.`;
  return [...losses, { gate: 'migrations', message, mend }];
};
