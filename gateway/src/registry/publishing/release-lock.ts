import { ConflictError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { ReleaseId } from '../../artefacts/artefacts';

/** What is published stays as it is. */
export const alreadyPublished = ({ name, version }: ReleaseId) =>
  new ConflictError(
    'release_exists',
    `${name} ${version} is published and stays as it is. Change something, and it gets a version of its own.`,
  );

/** How long the store of releases may take while a release is locked: as long as the command line waits. */
const idleTimeout = '2min';

/**
 * Locks the files of a release until the transaction ends. Uploads share the lock; a publication and the removal of
 * unpublished files hold it alone, so that no file changes after it was checked.
 */
export const lockRelease = async (
  trx: Knex,
  { name, version }: ReleaseId,
  mode: 'shared' | 'alone',
): Promise<void> => {
  await trx.raw(`set local idle_in_transaction_session_timeout = '${idleTimeout}'`);
  await trx.raw(
    mode === 'shared'
      ? 'select pg_advisory_xact_lock_shared(hashtextextended(?, 0))'
      : 'select pg_advisory_xact_lock(hashtextextended(?, 0))',
    [`release ${name} ${version}`],
  );
};
