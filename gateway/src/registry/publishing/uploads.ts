import { filePathProblem, type Release, releaseLimits } from '@setu/contracts';
import { AppError, InvalidInputError, makeWorkQueue } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts, ReleaseId } from '../../artefacts/artefacts';
import { isPublished } from '../../releases/published';
import { alreadyPublished, lockRelease } from './release-lock';

const packings = ['', '.br', '.gz'];

/** Unpublished files of one deployable together, bytes: ten releases of the largest size. */
const unpublishedBytes = 10 * releaseLimits.totalBytes;

/**
 * Uploads of one process: an upload that is under way holds its file in memory, up to 25 MB. One `release publish` sends
 * four files at the same time; those that wait are not read yet.
 */
export const makeUploadQueue = () =>
  makeWorkQueue({
    concurrency: 4,
    maxWaiting: 28,
    maxWaitMs: 20_000,
    busyMessage: 'Many files are being uploaded at the moment. Send this file again in 20 seconds.',
  });

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Notes a file that is about to be written, so that two uploads at once cannot both take the last free bytes. */
const reserve = async (
  db: Knex,
  { name, version }: ReleaseId,
  path: string,
  bytes: number,
): Promise<void> => {
  await db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`uploads ${name}`]);
    const others = () => trx('gateway.release_uploads').where({ name });
    const sizeOf = async (rows: Knex.QueryBuilder) =>
      (await rows
        .select(trx.raw('coalesce(sum(bytes), 0)::float8 as bytes, count(*)::int as files'))
        .first()) as {
        bytes: number;
        files: number;
      };
    const ofRelease = await sizeOf(others().where({ version }).whereNot({ path }));
    const ofName = await sizeOf(others().whereNot({ version, path }));
    if (ofRelease.bytes + bytes > releaseLimits.totalBytes)
      throw new AppError(
        413,
        'payload_too_large',
        `The files of ${name} ${version} hold more than ${megabytes(releaseLimits.totalBytes)} together. Build a smaller release.`,
      );
    if (ofRelease.files >= releaseLimits.files * packings.length)
      throw new AppError(
        413,
        'payload_too_large',
        `${name} ${version} has more than ${releaseLimits.files} files. Build a release of fewer files.`,
      );
    if (ofName.bytes + bytes > unpublishedBytes)
      throw new AppError(
        413,
        'payload_too_large',
        `Unpublished files of ${name} hold more than ${megabytes(unpublishedBytes)}. Publish those releases, or wait a day until they are removed.`,
      );
    await trx('gateway.release_uploads')
      .insert({ name, version, path, bytes })
      .onConflict(['name', 'version', 'path'])
      .merge({ bytes, uploaded_at: trx.fn.now() });
  });
};

const plainPath = (path: string) => path.replace(/\.(br|gz)$/, '');

/**
 * Takes one file of a release that is not published yet. The same file may be sent again. A file whose release is not
 * published within a day is removed.
 * @throws ConflictError when the release is published, InvalidInputError for a path that is none, AppError 413 when the
 * release, or all that is unpublished of the deployable, grows too large
 */
export const uploadFile = async (
  db: Knex,
  artefacts: Artefacts,
  id: ReleaseId,
  path: string,
  bytes: Buffer,
): Promise<void> => {
  const message = filePathProblem(plainPath(path));
  if (message) throw new InvalidInputError([{ path: 'path', message }]);
  if (await isPublished(db, id.name, id.version)) throw alreadyPublished(id);
  await reserve(db, id, path, bytes.length);
  await db.transaction(async (trx) => {
    await lockRelease(trx, id, 'shared');
    if (await isPublished(trx, id.name, id.version)) throw alreadyPublished(id);
    await artefacts.write(id, path, bytes);
  });
};

/** The files of a release belong to it now; uploaded ones that it does not list stay to be removed. */
export const clearUploads = async (trx: Knex, { name, version, files }: Release): Promise<void> => {
  const paths = files.flatMap(({ path }) => packings.map((packing) => path + packing));
  await trx('gateway.release_uploads').where({ name, version }).whereRaw('path = any(?)', [paths]).delete();
};
