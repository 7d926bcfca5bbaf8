import { chmodSync, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, StorageFullError } from '@setu/service-kit';
import type { UploadStore } from './upload-store';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const full: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

const unavailable = (cause: unknown) =>
  full.has(codeOf(cause))
    ? new StorageFullError(cause)
    : new AppError(503, 'uploads_unavailable', undefined, { cause, retryAfter: 60 });

let writes = 0;

/** Other users of the machine must not read uploads, because files of conversations are private. */
const [folderMode, fileMode] = [0o700, 0o600];

/**
 * Restricts the permissions of a folder that an earlier release left readable. On a shared disk it may belong to another user, so EPERM is
 * ignored.
 */
const closeFolder = (root: string): void => {
  try {
    chmodSync(root, folderMode);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(codeOf(error))) throw error;
  }
};

/** Writes a file under a temporary name, and renames it when `write` returns true. */
const whole = async (file: string, write: (unfinished: string) => Promise<boolean>): Promise<void> => {
  writes += 1;
  const unfinished = `${file}.${process.pid}-${writes}.part`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: folderMode });
    if (await write(unfinished)) await rename(unfinished, file);
  } catch (error) {
    throw unavailable(error);
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
};

/** Uploads in a folder of this machine, or of a disk that all instances share. Bytes go through this service. */
export const folderStore = (root: string): UploadStore => {
  closeFolder(root);
  return {
    presign: async () => null,
    write: (key, bytes) =>
      whole(join(root, key), async (unfinished) => {
        await writeFile(unfinished, bytes, { mode: fileMode });
        return true;
      }),
    receive: async (key, body, bytes) => {
      let came = 0;
      await whole(join(root, key), async (unfinished) => {
        const counted = async function* () {
          try {
            // Leave the connection open, so that the client receives a refusal.
            for await (const chunk of body.iterator({ destroyOnReturn: false })) {
              came += chunk.length;
              if (came > bytes) return;
              yield chunk;
            }
          } catch {
            // The connection was lost, so fewer bytes arrived than announced.
          }
        };
        await pipeline(counted, createWriteStream(unfinished, { mode: fileMode }));
        return came === bytes;
      });
      return came;
    },
    open: async (key) => {
      try {
        const file = await open(join(root, key));
        const { size } = await file.stat();
        return { bytes: size, stream: file.createReadStream() };
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
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
        // Fails while the folder contains other sizes.
        await rmdir(dirname(join(root, key))).catch(() => undefined);
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
};
