import { createReadStream } from 'node:fs';
import { Readable, pipeline as startPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { StartProblem } from '@setu/dev-servers';
import type { Decrypter } from 'age-encryption';
import { extract as makeExtract } from 'tar-stream';

/** The error for an archive that cannot be read, with what to do. */
const problemOf = (file: string, error: unknown): StartProblem => {
  if (error instanceof StartProblem) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    return new StartProblem(`There is no file ${file}. Name a backup (….tar.gz.age).`);
  if (reason.includes('no identity matched'))
    return new StartProblem(
      `The key does not open ${file}: it was encrypted for another one. Use the private key or the passphrase of its time.`,
    );
  return new StartProblem(
    `${file} is damaged, incomplete, or not a backup (${reason}). Compare it with its .sha256, copy it again, or use another backup.`,
  );
};

/** Decrypts and unpacks a file. Its errors explain what to do. */
const decode = async function* (file: string, decrypter: Decrypter): AsyncGenerator<Buffer> {
  try {
    const encrypted = Readable.toWeb(createReadStream(file));
    const plain = await decrypter.decrypt(encrypted as globalThis.ReadableStream<Uint8Array>);
    const unpacked = startPipeline(
      Readable.fromWeb(plain as ReadableStream),
      createGunzip(),
      // The reader of the bytes gets the errors.
      () => undefined,
    );
    yield* unpacked;
  } catch (error) {
    throw problemOf(file, error);
  }
};

/**
 * Reads a whole backup as a stream. Rely on its content only after this resolves: until then the file may be incomplete or changed.
 * @param handle gets each file; it must read all of it
 * @throws StartProblem when the key is wrong, or the file is damaged, cut off or not a backup
 */
export const readArchive = async (
  file: string,
  decrypter: Decrypter,
  handle: (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> => {
  const extract = makeExtract();
  const decoding = pipeline(decode(file, decrypter), extract);
  decoding.catch(() => undefined);
  try {
    for await (const entry of extract) await handle(entry.header.name, entry as AsyncIterable<Uint8Array>);
  } catch (error) {
    // A failure to decode also ends the current file, with an error that does not name the cause.
    const cause = await decoding.catch((reason: unknown) => reason);
    throw cause instanceof StartProblem ? cause : error;
  }
  await decoding;
};

/** Reads a small file of a backup into memory. */
export const readEntry = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};
