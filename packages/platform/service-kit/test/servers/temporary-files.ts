import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '@setu/build-kit';

/** The in-memory file system of Linux. */
const memory = '/dev/shm';
const requiredBytes = 6 * 2 ** 30;

/** Removes the folders of runs that were killed: their names begin with the number of the process. */
const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(memory)) {
    const [, pid] = /^franchisesetu-(\d+)-/.exec(name) ?? [];
    if (!pid || isRunning(Number(pid))) continue;
    // Folders of another user cannot be removed.
    await rm(join(memory, name), { recursive: true, force: true }).catch(() => undefined);
  }
};

/**
 * Puts the temporary files of a test run into memory when the machine has enough. A database has a thousand small files, and
 * creating it on a disk takes ten times as long.
 * @returns a function that removes them
 */
export const useTemporaryFilesInMemory = async (): Promise<() => Promise<void>> => {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  if (Math.min(bavail * bsize, process.availableMemory()) < requiredBytes) return async () => undefined;
  await removeAbandoned();
  const folder = await mkdtemp(join(memory, `franchisesetu-${process.pid}-`));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  // An interrupted Jest runs no tear-down.
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  return async () => {
    process.off('exit', removeNow);
    await rm(folder, { recursive: true, force: true });
  };
};
