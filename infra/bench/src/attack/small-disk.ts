import { execFile } from 'node:child_process';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Size of the disk while it is not full. In memory, of which it takes what is stored on it. */
const usualSize = '4g';

/** A disk that can become full. */
export interface SmallDisk {
  /** Leaves no more room than what is stored on it takes. */
  fill: () => Promise<void>;
  free: () => Promise<void>;
  /** Removes it with everything on it. */
  remove: () => Promise<void>;
}

/** Makes a folder a disk of its own. Needs root on Linux. */
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
