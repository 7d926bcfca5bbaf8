import type { Logger } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts, ReleaseId } from '../../releases/artefacts/artefacts';
import { lockRelease } from './release-lock';

const intervalMs = 60 * 60 * 1000;
/** Uploaded files of an unpublished release are removed after this time. */
const maxAge = '1 day';
/** Maximum number of releases of one run. */
const releasesPerRun = 100;

const isOld = `uploaded_at < now() - interval '${maxAge}'`;

const removeOf = (db: Knex, artefacts: Artefacts, id: ReleaseId): Promise<number> =>
  db.transaction(async (trx) => {
    const { name, version } = id;
    await lockRelease(trx, id, 'exclusive');
    const rows: { path: string }[] = await trx('gateway.release_uploads')
      .where({ name, version })
      .whereRaw(isOld)
      .select('path');
    const paths = rows.map(({ path }) => path);
    for (const path of paths) await artefacts.remove(id, path);
    await trx('gateway.release_uploads').where({ name, version }).whereRaw('path = any(?)', [paths]).delete();
    return paths.length;
  });

/**
 * Removes uploaded files whose release was not published within a day.
 * @returns the number of releases
 */
export const removeOldUploads = async (db: Knex, artefacts: Artefacts): Promise<number> => {
  const releases: ReleaseId[] = await db('gateway.release_uploads')
    .whereRaw(isOld)
    .distinct('name', 'version')
    .limit(releasesPerRun);
  let removed = 0;
  for (const id of releases) removed += await removeOf(db, artefacts, id);
  return removed;
};

/** Removes old uploads every hour; several gateways may do so concurrently. @returns a function that stops it */
export const scheduleUploadRemoval = (db: Knex, artefacts: Artefacts, logger: Logger): (() => void) => {
  const remove = () =>
    removeOldUploads(db, artefacts).then(
      (removed) => {
        if (removed > 0) logger.info({ removed }, 'unpublished files were removed');
      },
      (err: unknown) => logger.warn({ err }, 'unpublished files could not be removed'),
    );
  void remove();
  const timer = setInterval(() => void remove(), intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
