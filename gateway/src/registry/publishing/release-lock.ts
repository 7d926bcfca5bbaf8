import { ConflictError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { ReleaseId } from '../../releases/artefacts/artefacts';

/** A published release never changes. */
export const alreadyPublished = ({ name, version }: ReleaseId) =>
  new ConflictError(
    'release_exists',
    `${name} ${version} is already published and cannot change. Build a new version.`,
  );

/** Timeout of the store of releases while a release is locked; the command line has the same timeout. */
const lockTimeoutMs = 120_000;

/**
 * Locks the files of a release until the transaction ends. Uploads share the lock; a publication and the removal of
 * unpublished files hold it exclusively, so that no file changes after its check.
 */
export const lockRelease = async (
  trx: Knex,
  { name, version }: ReleaseId,
  mode: 'shared' | 'exclusive',
): Promise<void> => {
  await trx.raw(`set local idle_in_transaction_session_timeout = '${lockTimeoutMs}ms'`);
  await trx.raw(
    mode === 'shared'
      ? 'select pg_advisory_xact_lock_shared(hashtextextended(?, 0))'
      : 'select pg_advisory_xact_lock(hashtextextended(?, 0))',
    [`release ${name} ${version}`],
  );
};
