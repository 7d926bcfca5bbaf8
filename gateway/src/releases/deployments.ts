import { type Deployment, Release } from '@setu/protocol';
import type { Knex } from 'knex';
import { ofBoundKind } from './bound-kind';

/** A row of gateway.deployments. Its column `piece` has the former word for a deployable. */
interface DeploymentRow {
  id: string;
  piece: string;
  action: Deployment['action'];
  live_version: string | null;
  canary_version: string | null;
  canary_percent: string | null;
  stops_when_slow: boolean;
  returns_to: string | null;
  actor: string;
  reason: string | null;
  at: Date;
}

/** A deployment to add. The database adds id and time. */
export interface NewDeployment {
  deployable: string;
  action: Deployment['action'];
  live: string | null;
  canary: Deployment['canary'];
  /** Id of the deployment that a rollback restores. */
  returnsTo: number | null;
  actor: string;
  reason: string | null;
}

/** A deployment, and the id of the deployment that a rollback restores. */
export type StoredDeployment = Deployment & { returnsTo: number | null };

const toDeployment = (row: DeploymentRow): StoredDeployment => ({
  id: Number(row.id),
  deployable: row.piece,
  action: row.action,
  live: row.live_version,
  canary: row.canary_version
    ? {
        version: row.canary_version,
        percent: Number(row.canary_percent),
        ...(row.stops_when_slow ? { stopsWhenSlow: true } : {}),
      }
    : null,
  actor: row.actor,
  reason: row.reason,
  at: row.at.toISOString(),
  returnsTo: row.returns_to === null ? null : Number(row.returns_to),
});

/** Id of the newest deployment; 0 when there is none. Deployments are added one at a time, so it only grows. */
export const newestDeployment = async (db: Knex): Promise<number> => {
  const row = await db('gateway.deployments').max('id as id').first();
  return Number(row?.id ?? 0);
};

/** The newest deployment of every deployable, or of these. */
export const currentDeployments = async (
  db: Knex,
  names: readonly string[] | null = null,
): Promise<StoredDeployment[]> => {
  const rows: DeploymentRow[] = await db('gateway.deployments')
    .modify((query) => {
      if (names) void query.whereIn('piece', names);
    })
    .distinctOn('piece')
    .orderBy([{ column: 'piece' }, { column: 'id', order: 'desc' }]);
  return rows.map(toDeployment);
};

/** The newest deployment of a deployable. */
export const currentDeployment = async (db: Knex, deployable: string): Promise<StoredDeployment | null> => {
  const row = await db('gateway.deployments').where({ piece: deployable }).orderBy('id', 'desc').first();
  return row ? toDeployment(row) : null;
};

export const deploymentById = async (db: Knex, id: number): Promise<StoredDeployment | null> => {
  const row = await db('gateway.deployments').where({ id }).first();
  return row ? toDeployment(row) : null;
};

/** Deployments by id. Without ids no query is made. */
export const deploymentsById = async (
  db: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredDeployment>> => {
  if (ids.length === 0) return new Map();
  const rows: DeploymentRow[] = await db('gateway.deployments').whereIn('id', ids);
  return new Map(rows.map((row) => [Number(row.id), toDeployment(row)]));
};

/** Whether the release of a deployment was removed because of its age. */
export const isRemoved = async (db: Knex, id: number): Promise<boolean> =>
  (await db('gateway.deployments').where({ id }).first('is_removed'))?.is_removed ?? false;

export const addDeployment = async (db: Knex, added: NewDeployment): Promise<StoredDeployment> => {
  const [row] = await db('gateway.deployments')
    .insert({
      piece: added.deployable,
      action: added.action,
      live_version: added.live,
      canary_version: added.canary?.version ?? null,
      canary_percent: added.canary?.percent ?? null,
      stops_when_slow: added.canary?.stopsWhenSlow ?? false,
      returns_to: added.returnsTo,
      actor: added.actor,
      reason: added.reason,
    })
    .returning('*');
  return toDeployment(row);
};

/** Only one deployment runs at a time, for all deployables: the live releases must not change while gates check them. */
export const lockDeployments = (trx: Knex) =>
  trx.raw(`select pg_advisory_xact_lock(hashtext('deployments'))`);

/** Every live and canary release of its name's kind, by `name version`. */
export const deployedReleases = async (db: Knex): Promise<ReadonlyMap<string, Release>> => {
  const deployments = await currentDeployments(db);
  const deployed = deployments.flatMap(({ deployable, live, canary }) =>
    [live, canary?.version].flatMap((version) => (version ? [[deployable, version]] : [])),
  );
  if (deployed.length === 0) return new Map();
  const rows: { release: unknown }[] = await db('gateway.releases')
    .whereIn(['name', 'version'], deployed)
    .modify(ofBoundKind('gateway.releases'))
    .select('release');
  const releases = rows.map(({ release }) => Release.parse(release));
  return new Map(releases.map((release) => [`${release.name} ${release.version}`, release]));
};

/** The release that a rollback of each deployable restores, by name. */
export const previousReleases = async (db: Knex): Promise<ReadonlyMap<string, Release>> => {
  const current = db('gateway.deployments')
    .distinctOn('piece')
    .orderBy([{ column: 'piece' }, { column: 'id', order: 'desc' }]);
  const rows: { piece: string; release: unknown }[] = await db
    .from(current.as('current'))
    .join('gateway.deployments as earlier', 'earlier.id', 'current.returns_to')
    .join('gateway.releases as release', (on) => {
      on.on('release.name', 'earlier.piece').andOn('release.version', 'earlier.live_version');
    })
    .modify(ofBoundKind('release'))
    .select('current.piece', 'release.release');
  return new Map(rows.map(({ piece, release }) => [piece, Release.parse(release)]));
};
