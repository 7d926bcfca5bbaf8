import type { ReleaseMigration, ServiceRelease } from '@setu/contracts';
import type { Knex } from 'knex';
import { coerce, gte, valid } from 'semver';
import { currentDeployment } from '../deployments';
import { findRelease } from '../published';
import { schemaVerdict } from '../verifications';
import { type Gate, isService, type Refusal } from './gate';

const nameOf = ({ name, version }: ServiceRelease) => `${name} ${version}`;
const verify = ({ name }: ServiceRelease) => `npm run release -- verify ${name}`;

/** The migrations of one release that another does not have. */
const lacking = (has: ServiceRelease, lacks: ServiceRelease): ReleaseMigration[] => {
  const known = new Set(lacks.migrations.map(({ name }) => name));
  return has.migrations.filter(({ name }) => !known.has(name));
};

/** Whether a running version has stopped using what goes. */
const hasReached = (running: ServiceRelease, after: string): boolean => {
  if (!valid(after)) return running.migrations.some(({ name }) => name === after);
  // A release's version is that of the package and a hash of what it was built from.
  const version = coerce(running.version);
  return version !== null && gte(version, after);
};

/** What is taken away is used by no version that runs. */
const takesAwayTooSoon = (release: ServiceRelease, running: ServiceRelease): Refusal[] =>
  lacking(release, running)
    .filter(({ phase, after }) => phase === 'contract' && !(after && hasReached(running, after)))
    .map(({ name, after }) => ({
      gate: 'migrations',
      message: after
        ? `${name} of ${nameOf(release)} takes away what only releases from ${after} on do without; ${nameOf(running)} is not among them.`
        : `${name} of ${nameOf(release)} takes something away and does not say since when nobody uses it.`,
      mend: after
        ? `Promote a version of ${release.name} with ${after} first.`
        : 'Name in "after" the version or the migration with which the code stopped using it.',
    }));

/** A version that runs beside was seen to work on the schema that the later one of the two makes. */
const worksOnSchema = async (
  db: Knex,
  later: ServiceRelease,
  earlier: ServiceRelease,
): Promise<Refusal[]> => {
  if (lacking(later, earlier).length === 0) return [];
  const verdict = await schemaVerdict(db, later.name, later.version, earlier.version);
  if (verdict?.success) return [];
  return [
    {
      gate: 'migrations',
      message: verdict
        ? `${nameOf(earlier)} does not work on the schema of ${nameOf(later)}: ${verdict.detail ?? 'it was not said how'}.`
        : `Nobody has verified that ${nameOf(earlier)} works on the schema of ${nameOf(later)}.`,
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
  const refusals: Refusal[] = [];
  for (const running of await runningReleases(db, release))
    refusals.push(
      ...takesAwayTooSoon(release, running),
      ...(await worksOnSchema(db, release, running)),
      ...(await worksOnSchema(db, running, release)),
    );
  return refusals;
};
