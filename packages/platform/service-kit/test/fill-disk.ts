import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Fills the disk of a folder. @returns a function that frees the space */
export const fillDisk = async (folder: string): Promise<() => Promise<void>> => {
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error: unknown) => {
    // Other programs may write meanwhile, so there may be less space than a moment ago.
    if (!isFull(error)) throw error;
  });
  return () => rm(ballast);
};
