import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError, StorageFullError } from '@setu/service-kit';
import type { UploadStore } from './upload-store';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const full: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

const unavailable = (cause: unknown) =>
  full.has(codeOf(cause))
    ? new StorageFullError(cause)
    : new AppError(503, 'uploads_unavailable', undefined, { cause, retryAfter: 60 });

let writes = 0;

/** Uploads in a folder of this machine, or of a disk that all instances share. Bytes go through this service. */
export const folderStore = (root: string): UploadStore => ({
  presign: async () => null,
  write: async (key, bytes) => {
    const file = join(root, key);
    writes += 1;
    const unfinished = `${file}.${process.pid}-${writes}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw unavailable(error);
    }
  },
  read: async (key) => {
    try {
      return await readFile(join(root, key));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw unavailable(error);
    }
  },
  remove: async (key) => {
    try {
      await rm(join(root, key), { force: true });
      // Fails while the folder holds other sizes.
      await rmdir(dirname(join(root, key))).catch(() => undefined);
    } catch (error) {
      throw unavailable(error);
    }
  },
});
