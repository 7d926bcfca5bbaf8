import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import type { Encrypter } from 'age-encryption';
import { pack as makePack } from 'tar-stream';

/** Size and hash of what was read or written. */
export interface Written {
  bytes: number;
  sha256: string;
}

/** A backup that is being written. */
export interface ArchiveWriter {
  add: (path: string, bytes: Buffer) => Promise<void>;
  /** Adds a file from the disk. @returns null when the file no longer exists */
  addFile: (path: string, file: string) => Promise<Written | null>;
  /** Ends the archive and renames it to its final name. */
  close: () => Promise<Written>;
  /** Removes what was written. */
  abandon: (reason: unknown) => Promise<void>;
}

/** Passes bytes on, and counts and hashes them. */
const measure = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    pass: async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: (): Written => ({ bytes, sha256: hash.digest('hex') }),
  };
};

/** Opens a file, so that its bytes stay readable when it is deleted meanwhile. */
const openIfThere = async (file: string): Promise<FileHandle | null> => {
  try {
    return await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Speed matters more than size. */
const gzipLevel = 1;

/**
 * Writes a tar archive, packed by gzip and encrypted by age, as a stream: `age -d FILE | tar xz` reads it too. It is written to a `.part`
 * file and renamed at the end, so that an interrupted backup never looks complete.
 */
export const writeArchive = async (file: string, encrypter: Encrypter): Promise<ArchiveWriter> => {
  const unfinished = `${file}.part`;
  const pack = makePack();
  const gzip = createGzip({ level: gzipLevel });
  const encrypted = await encrypter.encrypt(Readable.toWeb(gzip) as globalThis.ReadableStream<Uint8Array>);
  const measured = measure();
  const written = Promise.all([
    pipeline(Readable.from(pack), gzip),
    pipeline(
      Readable.fromWeb(encrypted as ReadableStream),
      measured.pass,
      // Flushed to the disk before it is renamed.
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    ),
  ]);
  // The next `add`, or `close`, reports it.
  let failure: unknown;
  const failed = new Promise<never>((_, reject) => {
    written.catch((error: unknown) => {
      failure = error;
      pack.destroy();
      reject(error);
    });
  });
  failed.catch(() => undefined);
  const orFailed = <T>(work: Promise<T>): Promise<T> => Promise.race([work, failed]);
  const add = (path: string, bytes: Buffer) =>
    orFailed(
      new Promise<void>((resolve, reject) => {
        pack.entry({ name: path, size: bytes.length, mode: 0o600 }, bytes, (error) =>
          error ? reject(failure ?? error) : resolve(),
        );
      }),
    );
  return {
    add,
    addFile: async (path, source) => {
      const handle = await openIfThere(source);
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        const read = measure();
        const entry = pack.entry({ name: path, size, mode: 0o600 });
        const content =
          size === 0 ? Readable.from([]) : handle.createReadStream({ end: size - 1, autoClose: false });
        await orFailed(pipeline(content, read.pass, entry));
        return read.result();
      } finally {
        await handle.close();
      }
    },
    close: async () => {
      pack.finalize();
      await written;
      await rename(unfinished, file);
      return measured.result();
    },
    abandon: async (reason) => {
      pack.destroy(reason instanceof Error ? reason : new Error(String(reason)));
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
};
