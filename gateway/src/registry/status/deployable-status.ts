import type { DeployableKind, DeployableStatus, Deployment } from '@setu/protocol';
import type { Knex } from 'knex';
import { boundKinds } from '../../releases/bound-kind';
import { currentDeployments, deploymentsById, type StoredDeployment } from '../../releases/deployments';
import { measurementsOf } from '../budgets/measurements';
import { canarySpeeds, vitalsOf } from '../vitals/read-vitals';
import { numbersOf } from './release-numbers';

const shownReleases = 10;

interface ReleaseRow {
  name: string;
  kind: DeployableKind;
  version: string;
  commit: string;
  is_dirty: boolean | null;
  published_at: Date;
  published_by: string;
}

/** The newest releases of these deployables, newest first. */
const newestReleases = (db: Knex, names: readonly string[]): Promise<ReleaseRow[]> => {
  const numbered = db('gateway.releases')
    .whereIn('name', names)
    .select('name', 'kind', 'version', 'published_at', 'published_by')
    .select(db.raw(`release->>'commit' as commit, release->'isDirty' as is_dirty`))
    .select(db.raw('row_number() over (partition by name order by published_at desc) as place'));
  return db.from(numbered.as('numbered')).where('place', '<=', shownReleases).orderBy('place');
};

/** The version that a rollback would restore, by deployable; while a canary runs a rollback only ends it. */
const previousOf = async (db: Knex, deployments: readonly StoredDeployment[]) => {
  const ids = deployments.flatMap(({ canary, returnsTo }) =>
    canary || returnsTo === null ? [] : [returnsTo],
  );
  const earlier = await deploymentsById(db, ids);
  return ({ canary, live, returnsTo }: StoredDeployment): string | null => {
    if (canary) return live;
    return returnsTo === null ? null : (earlier.get(returnsTo)?.live ?? null);
  };
};

/** The status of these deployables, in the same order, without names under which nothing was published. */
export const statusesOf = async (db: Knex, names: readonly string[]): Promise<DeployableStatus[]> => {
  const [rows, deployments, numbers, vitals, measured, bound] = await Promise.all([
    newestReleases(db, names),
    currentDeployments(db, names),
    numbersOf(db, names),
    vitalsOf(db, names),
    measurementsOf(db, names),
    boundKinds(db, names),
  ]);
  const [previous, speeds] = await Promise.all([previousOf(db, deployments), canarySpeeds(db, deployments)]);
  return names.flatMap((name): DeployableStatus[] => {
    const releases = rows.filter((row) => row.name === name);
    const deployment = deployments.find(({ deployable }) => deployable === name) ?? null;
    const kind = bound.get(name) ?? releases[0]?.kind;
    if (!kind) return [];
    const status: DeployableStatus = {
      name,
      kind,
      deployment: deployment && withoutReturn(deployment),
      previous: deployment && previous(deployment),
      slowCanary: speeds.get(name)?.slow ?? [],
      releases: releases.map((row) => ({
        version: row.version,
        commit: row.commit,
        ...(row.is_dirty ? { isDirty: true } : {}),
        publishedAt: row.published_at.toISOString(),
        publishedBy: row.published_by,
        ...numbers(name, row.version),
        vitals: vitals(name, row.version),
        measurements: measured(name, row.version),
      })),
    };
    return [status];
  });
};

/** The status of a deployable; null when nothing was published under the name. */
export const deployableStatus = async (db: Knex, name: string): Promise<DeployableStatus | null> =>
  (await statusesOf(db, [name]))[0] ?? null;

/** A deployment for callers. */
export const withoutReturn = ({ returnsTo: _, ...deployment }: StoredDeployment): Deployment => deployment;

/** Every deployable with a published release, by name. */
export const allDeployables = async (db: Knex): Promise<DeployableStatus[]> =>
  statusesOf(db, await db('gateway.releases').distinct('name').orderBy('name').pluck('name'));
