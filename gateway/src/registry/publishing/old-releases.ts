import type { Sweep } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts } from '../../releases/artefacts/artefacts';
import { lockDeployments } from '../../releases/deployments';
import { isPublished } from '../../releases/published';
import { lockRelease } from './release-lock';

/** Deployments that rollbacks can undo one after another, however old they are. */
export const keptSteps = 10;
/** Number of newest releases of each deployable that are kept, even if they were never live. */
export const keptReleases = 10;
/** Releases that were published or deployed within this many days are kept. */
const keptDays = 30;
/** Maximum number of releases that one run removes. */
const maxRemoved = 200;

/**
 * Deletes deployments, except for each deployable's current one, the ten before it and those of the last 30 days. An empty
 * deployment remains at the end of the chain, so that a rollback does not mistake it for the first release.
 */
const cutChains = async (trx: Knex.Transaction, now: Date): Promise<void> => {
  const { rows } = await trx.raw(
    `with recursive steps as (
       (select distinct on (piece) id, returns_to, 0 as depth from gateway.deployments order by piece, id desc)
       union all
       select d.id, d.returns_to, s.depth + 1 from gateway.deployments d join steps s on d.id = s.returns_to
         where s.depth < ?)
     select id from steps
     union select id from gateway.deployments where at > ?::timestamptz - make_interval(days => ?)`,
    [keptSteps, now, keptDays],
  );
  const kept: string[] = rows.map(({ id }: { id: string }) => id);
  const ends: string[] = await trx('gateway.deployments')
    .whereIn('id', kept)
    .whereNotNull('returns_to')
    .whereNotIn('returns_to', kept)
    .pluck('returns_to');
  await trx('gateway.deployments').whereIn('id', ends).update({
    live_version: null,
    canary_version: null,
    canary_percent: null,
    returns_to: null,
    is_removed: true,
  });
  await trx('gateway.deployments')
    .whereNotIn('id', [...kept, ...ends])
    .delete();
};

interface OldRelease {
  name: string;
  version: string;
  paths: string[];
}

const findOld = async (trx: Knex.Transaction, now: Date): Promise<OldRelease[]> => {
  const { rows } = await trx.raw(
    `select name, version, array(select file->>'path' from jsonb_array_elements(release->'files') file) as paths
     from (select *, row_number() over (partition by name order by published_at desc) as place from gateway.releases) r
     where place > ? and published_at < ?::timestamptz - make_interval(days => ?) and not exists (
       select from gateway.deployments d where d.piece = r.name and r.version in (d.live_version, d.canary_version))
     order by published_at limit ?`,
    [keptReleases, now, keptDays, maxRemoved],
  );
  return rows;
};

/** Deletes the rows of a release. Its files are recorded and deleted afterwards. */
const forget = async (trx: Knex.Transaction, { name, version, paths }: OldRelease): Promise<void> => {
  const id = { name, version };
  await trx('gateway.verifications').where({ provider: name, provider_version: version }).delete();
  await trx('gateway.schema_verifications')
    .where({ service: name })
    .where((either) => void either.where({ version }).orWhere({ previous_version: version }))
    .delete();
  for (const table of ['release_counts', 'release_visitors', 'release_vitals', 'releases'])
    await trx(`gateway.${table}`).where(id).delete();
  await trx('gateway.removed_releases')
    .insert({ ...id, paths })
    .onConflict(['name', 'version'])
    .merge();
};

/**
 * Deletes releases that visitors can no longer get: neither live nor canary, not restorable by a rollback, not among the ten newest
 * of their deployable, and older than 30 days.
 */
const removeReleases = (db: Knex, now: Date): Promise<number> =>
  db.transaction(async (trx) => {
    await lockDeployments(trx);
    await cutChains(trx, now);
    const old = await findOld(trx, now);
    for (const release of old) await forget(trx, release);
    return old.length;
  });

/** Deletes the files of deleted releases, except of a release that was published again in the meantime. */
const removeFiles = async (db: Knex, artefacts: Artefacts): Promise<number> => {
  const removed: OldRelease[] = await db('gateway.removed_releases').select('name', 'version', 'paths');
  for (const release of removed)
    await db.transaction(async (trx) => {
      await lockRelease(trx, release, 'exclusive');
      if (!(await isPublished(trx, release.name, release.version)))
        for (const path of release.paths)
          for (const packing of ['', '.br', '.gz']) await artefacts.remove(release, path + packing);
      await trx('gateway.removed_releases').where({ name: release.name, version: release.version }).delete();
    });
  return removed.length;
};

/** Deletes old releases: first the rows, then the files, so that no release is offered without its files. */
export const releaseSweeps = (db: Knex, artefacts: Artefacts): Sweep[] => [
  { name: 'releases', run: (now) => removeReleases(db, now) },
  { name: 'release files', run: () => removeFiles(db, artefacts) },
];
