import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@setu/protocol';
import type { RegistryClient } from './registry-client';

/** Files asked for at the same time. */
const atOnce = 4;

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Downloads the files of a release into a folder and compares each with its hash.
 * @throws Error for a file that differs from the published one, RegistryError, UnreachableError
 */
export const fetchRelease = async (
  client: RegistryClient,
  { name, version, files }: Release,
  folder: string,
): Promise<void> => {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const bytes = await client.file(name, version, file.path);
      if (integrityOf(bytes) !== file.integrity)
        throw new Error(`${file.path} of ${name} ${version} is not the file that was published`);
      await mkdir(dirname(join(folder, file.path)), { recursive: true });
      await writeFile(join(folder, file.path), bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
