import { createReadStream } from 'node:fs';
import { Readable, pipeline as startPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { StartProblem } from '@setu/dev-servers';
import type { Decrypter } from 'age-encryption';
import { extract as makeExtract } from 'tar-stream';

/** What a person can do about an archive that cannot be read. */
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
    `${file} is damaged, cut off, or no backup (${reason}). Compare it with its .sha256, copy it again, or use another backup.`,
  );
};

/** The content of a file after decryption and unpacking. Its errors are those that a person can act on. */
const decode = async function* (file: string, decrypter: Decrypter): AsyncGenerator<Buffer> {
  try {
    const encrypted = Readable.toWeb(createReadStream(file));
    const plain = await decrypter.decrypt(encrypted as globalThis.ReadableStream<Uint8Array>);
    const unpacked = startPipeline(
      Readable.fromWeb(plain as ReadableStream),
      createGunzip(),
      // Errors arrive where the bytes are read.
      () => undefined,
    );
    yield* unpacked;
  } catch (error) {
    throw problemOf(file, error);
  }
};

/**
 * Reads a backup from its beginning to its end, as a stream. Nothing of it is to be relied on before this resolves: only then it was
 * complete and unchanged.
 * @param handle gets each file; it must read all of it
 * @throws StartProblem when the key is wrong, or the file is damaged, cut off or no backup
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
    // An archive that cannot be decoded also ends the file that is being read, and that end does not say why.
    const cause = await decoding.catch((reason: unknown) => reason);
    throw cause instanceof StartProblem ? cause : error;
  }
  await decoding;
};

/** The content of a small file of a backup. */
export const readEntry = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};
