import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Returns the size and SHA-256 of a file. */
export const digestFile = async (file: string): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
};
