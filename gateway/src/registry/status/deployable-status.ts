import type { DeployableKind, DeployableStatus, Deployment } from '@setu/contracts';
import type { Knex } from 'knex';
import { boundKind } from '../../releases/bound-kind';
import { currentDeployment, deploymentById, type StoredDeployment } from '../../releases/deployments';
import { canarySpeed, vitalsOf } from '../../vitals/read-vitals';
import { measurementsOf } from '../budgets/measurements';
import { numbersOf } from './release-numbers';

const shownReleases = 10;

/** The version that a rollback would restore; while a canary runs a rollback only ends it. */
const previousOf = async (db: Knex, now: StoredDeployment | null): Promise<string | null> => {
  if (now?.canary) return now.live;
  return now?.returnsTo == null ? null : ((await deploymentById(db, now.returnsTo))?.live ?? null);
};

/** The status of a deployable; null when nothing was published under the name. */
export const deployableStatus = async (db: Knex, name: string): Promise<DeployableStatus | null> => {
  const [rows, deployment, numbers, vitals, measured, speed, bound] = await Promise.all([
    db('gateway.releases')
      .where({ name })
      .orderBy('published_at', 'desc')
      .limit(shownReleases)
      .select(
        'kind',
        'version',
        db.raw(`release->>'commit' as commit, release->'isDirty' as is_dirty`),
        'published_at',
        'published_by',
      ),
    currentDeployment(db, name),
    numbersOf(db, name),
    vitalsOf(db, name),
    measurementsOf(db, name),
    canarySpeed(db, name),
    boundKind(db, name),
  ]);
  const kind: DeployableKind | undefined = bound ?? rows[0]?.kind;
  if (!kind) return null;
  const previous = await previousOf(db, deployment);
  return {
    name,
    kind,
    deployment: deployment && withoutReturn(deployment),
    previous,
    slowCanary: speed?.slow ?? [],
    releases: rows.map((row) => ({
      version: row.version,
      commit: row.commit,
      ...(row.is_dirty ? { isDirty: true } : {}),
      publishedAt: row.published_at.toISOString(),
      publishedBy: row.published_by,
      ...numbers(row.version),
      vitals: vitals(row.version),
      measurements: measured(row.version),
    })),
  };
};

/** A deployment as callers see it. */
export const withoutReturn = ({ returnsTo: _, ...deployment }: StoredDeployment): Deployment => deployment;

/** Every deployable with a published release, by name. */
export const allDeployables = async (db: Knex): Promise<DeployableStatus[]> => {
  const names: string[] = await db('gateway.releases').distinct('name').orderBy('name').pluck('name');
  const deployables = await Promise.all(names.map((name) => deployableStatus(db, name)));
  return deployables.filter((deployable) => deployable !== null);
};
