import { readdir, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const megabyte = 2 ** 20;

/** Enough for the system tables and for the seed data, megabytes. */
const leastMegabytes = 32;

/** Bytes of all files below a folder; 0 when there is none. A file that is removed meanwhile counts as 0. */
const folderBytes = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(join(entry.parentPath ?? entry.path, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/**
 * The setting for the memory in which a server caches pages of tables: the size of the cluster at this start, from 32 MB to an
 * eighth of the machine's memory. A larger cache uses memory even when it is empty, because the server describes each page that it
 * could hold: 3 GB took 60 MB. With a smaller one, lists of a million rows are read from the file system again.
 */
export const sharedBuffers = async (home: string): Promise<string> => {
  const machineBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const most = Math.max(leastMegabytes, machineBytes / megabyte / 8);
  const needed = (await folderBytes(join(home, 'data', 'base'))) / megabyte;
  return `shared_buffers=${Math.round(Math.min(most, Math.max(leastMegabytes, needed)))}MB`;
};
