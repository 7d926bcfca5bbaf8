import { type Release, ReleaseFile } from '@setu/contracts';
import { AppError, ConflictError, InvalidInputError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts, ReleaseId } from './artefacts';
import { checkFiles } from './file-check';
import { assertMayPublish, bindKind } from './kinds';
import { insertRelease, isPublished } from './published';
import { log } from './release-log';
import type { Actor } from './rights/actor';

const alreadyPublished = ({ name, version }: ReleaseId) =>
  new ConflictError(
    'release_exists',
    `${name} ${version} is published and stays as it is. Change something, and it gets a version of its own.`,
  );

/** How long the store of releases may take while a release is locked: as long as the command line waits. */
const patience = '2min';

/** Uploads of one release share this lock, its publication holds it alone: no file changes after it was checked. */
const lockRelease = async (trx: Knex, { name, version }: ReleaseId, mode: 'shared' | 'alone') => {
  await trx.raw(`set local idle_in_transaction_session_timeout = '${patience}'`);
  await trx.raw(
    mode === 'shared'
      ? 'select pg_advisory_xact_lock_shared(hashtextextended(?, 0))'
      : 'select pg_advisory_xact_lock(hashtextextended(?, 0))',
    [`release ${name} ${version}`],
  );
};

/**
 * Takes one file of a release that is not published yet. The same file may be sent again.
 * @throws ConflictError when it is published, InvalidInputError for a path that is none
 */
export const uploadFile = async (
  db: Knex,
  artefacts: Artefacts,
  id: ReleaseId,
  path: string,
  bytes: Buffer,
): Promise<void> => {
  if (!ReleaseFile.shape.path.safeParse(path).success)
    throw new InvalidInputError([{ path: 'path', message: `${path} is not a path inside of a release` }]);
  await db.transaction(async (trx) => {
    await lockRelease(trx, id, 'shared');
    if (await isPublished(trx, id.name, id.version)) throw alreadyPublished(id);
    await artefacts.write(id, path, bytes);
  });
};

/**
 * Publishes a release whose files were all sent. From then on nothing of it changes.
 * @throws ConflictError when it is published already, or its name is of another kind, ForbiddenError when it is the
 * first of its name and the actor may not create it, AppError 400 when a file is missing or another one than its hash
 * names
 */
export const publishRelease = async (
  db: Knex,
  artefacts: Artefacts,
  release: Release,
  actor: Actor,
): Promise<void> => {
  await db.transaction(async (trx) => {
    await lockRelease(trx, release, 'alone');
    if (await isPublished(trx, release.name, release.version)) throw alreadyPublished(release);
    await assertMayPublish(trx, release, actor);
    const problems = await checkFiles(artefacts, release);
    if (problems.length > 0)
      throw new AppError(400, 'release_incomplete', 'Send these files again, then publish.', {
        issues: problems.map((message) => ({ path: 'files', message })),
      });
    await bindKind(trx, release);
    await insertRelease(trx, release, actor.name);
    const { name: piece, version } = release;
    await log(trx, { actor: actor.name, action: 'publish', piece, version, outcome: 'done' });
  });
};
