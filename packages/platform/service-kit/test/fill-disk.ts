import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Fills the disk of a folder. @returns frees the room again */
export const fillDisk = async (folder: string): Promise<() => Promise<void>> => {
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error: unknown) => {
    // Others may write meanwhile; then there is less room than a moment ago.
    if (!isFull(error)) throw error;
  });
  return () => rm(ballast);
};
