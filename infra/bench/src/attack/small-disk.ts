import { execFile } from 'node:child_process';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Size of the disk while it is not full. It is in memory, of which it only uses the stored amount. */
const usualSize = '4g';

/** A disk that can become full. */
export interface SmallDisk {
  /** Shrinks the free space to zero. */
  fill: () => Promise<void>;
  free: () => Promise<void>;
  /** Removes it with everything on it. */
  remove: () => Promise<void>;
}

/** Mounts a separate disk on a folder. Needs root on Linux. */
export const makeSmallDisk = async (folder: string): Promise<SmallDisk> => {
  const resize = (size: string) => run('mount', ['-o', `remount,size=${size}`, folder]);
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${usualSize},mode=0711`, 'tmpfs', folder]);
  return {
    fill: async () => {
      const { blocks, bfree, bsize } = await statfs(folder);
      await resize(String((blocks - bfree) * bsize));
    },
    free: async () => void (await resize(usualSize)),
    remove: async () => {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
