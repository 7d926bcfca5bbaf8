import type { Logger } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts, ReleaseId } from '../../artefacts/artefacts';
import { lockRelease } from './release-lock';

const everyMs = 60 * 60 * 1000;
/** How long an uploaded file waits for its release to be published. */
const keptFor = '1 day';
/** Releases looked at in one go. */
const atOnce = 100;

const isOld = `uploaded_at < now() - interval '${keptFor}'`;

const removeOf = (db: Knex, artefacts: Artefacts, id: ReleaseId): Promise<number> =>
  db.transaction(async (trx) => {
    const { name, version } = id;
    await lockRelease(trx, id, 'alone');
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
 * Removes uploaded files that no release took within a day.
 * @returns how many
 */
export const removeOldUploads = async (db: Knex, artefacts: Artefacts): Promise<number> => {
  const releases: ReleaseId[] = await db('gateway.release_uploads')
    .whereRaw(isOld)
    .distinct('name', 'version')
    .limit(atOnce);
  let removed = 0;
  for (const id of releases) removed += await removeOf(db, artefacts, id);
  return removed;
};

/** Removes old uploads every hour; several gateways may do so side by side. @returns how to stop */
export const scheduleUploadRemoval = (db: Knex, artefacts: Artefacts, logger: Logger): (() => void) => {
  const remove = () =>
    removeOldUploads(db, artefacts).then(
      (removed) => {
        if (removed > 0) logger.info({ removed }, 'uploaded files that were never published are removed');
      },
      (err: unknown) => logger.warn({ err }, 'unpublished files could not be removed'),
    );
  void remove();
  const timer = setInterval(() => void remove(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
