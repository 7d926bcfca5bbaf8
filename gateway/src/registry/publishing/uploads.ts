import { filePathProblem, type Release, releaseLimits } from '@setu/protocol';
import { AppError, InvalidInputError, makeWorkQueue } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts, ReleaseId } from '../../releases/artefacts/artefacts';
import { isPublished } from '../../releases/published';
import { alreadyPublished, lockRelease } from './release-lock';

const packings = ['', '.br', '.gz'];

/** Limit of all unpublished files of one deployable: ten releases of the largest size. */
const maxUnpublishedBytes = 10 * releaseLimits.totalBytes;

/**
 * Queue of uploads in this process: a running upload has its file in memory, up to 25 MB. `release publish` sends four files
 * concurrently; waiting ones are not read yet.
 */
export const makeUploadQueue = () =>
  makeWorkQueue({
    concurrency: 4,
    maxWaiting: 28,
    maxWaitMs: 20_000,
    busyMessage: 'Many files are being uploaded at the moment. Send this file again in 20 seconds.',
  });

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Records a file before it is written, so that two concurrent uploads cannot both take the last free bytes. */
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
        `The files of ${name} ${version} exceed ${megabytes(releaseLimits.totalBytes)}. Build a smaller release.`,
      );
    if (ofRelease.files >= releaseLimits.files * packings.length)
      throw new AppError(
        413,
        'payload_too_large',
        `${name} ${version} has more than ${releaseLimits.files} files. Build a release of fewer files.`,
      );
    if (ofName.bytes + bytes > maxUnpublishedBytes)
      throw new AppError(
        413,
        'payload_too_large',
        `Unpublished files of ${name} exceed ${megabytes(maxUnpublishedBytes)}. Publish those releases, or wait a day until they are removed.`,
      );
    await trx('gateway.release_uploads')
      .insert({ name, version, path, bytes })
      .onConflict(['name', 'version', 'path'])
      .merge({ bytes, uploaded_at: trx.fn.now() });
  });
};

const plainPath = (path: string) => path.replace(/\.(br|gz)$/, '');

/**
 * Stores one file of a release that is not published yet. A file may be uploaded again. Files of releases that are not
 * published within a day are removed.
 * @throws ConflictError when the release is published, InvalidInputError for an invalid path, AppError 413 when the release,
 * or all unpublished files of the deployable, exceed their limits
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

/** Ends the uploads of a published release. Uploaded files that it does not list are deleted later. */
export const clearUploads = async (trx: Knex, { name, version, files }: Release): Promise<void> => {
  const paths = files.flatMap(({ path }) => packings.map((packing) => path + packing));
  await trx('gateway.release_uploads').where({ name, version }).whereRaw('path = any(?)', [paths]).delete();
};
