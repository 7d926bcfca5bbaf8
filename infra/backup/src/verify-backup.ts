import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Log, removeDataDir, startPostgres } from '@setu/dev-servers';
import type { BackupEnvironment } from './backup-environment';
import { schemaNames } from './database/schemas';
import { type Restored, restoreBackup } from './restore-backup';

interface VerifyOptions {
  file: string;
  /** For the keys see `makeDecrypter`. `TMPDIR` needs enough space for the whole backup. */
  env: BackupEnvironment;
  log: Log;
}

/**
 * Restores a backup into a temporary folder with a temporary PostgreSQL server, compares everything, and removes both.
 * @throws StartProblem with what is wrong
 */
export const verifyBackup = async ({ file, env, log }: VerifyOptions): Promise<Restored> => {
  const place = await mkdtemp(join(tmpdir(), 'franchisesetu-verify-'));
  // The database may run as another user.
  await chmod(place, 0o711);
  const dataDir = join(place, 'data');
  try {
    return await restoreBackup({
      file,
      dataDir,
      env,
      log,
      openDatabase: () => startPostgres({ dataDir, schemas: schemaNames, isDurable: false, log }),
    });
  } finally {
    await removeDataDir(dataDir);
    await removeDataDir(place);
  }
};
