import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release, ReleaseFile } from '@setu/contracts';
import type { Artefacts } from './artefacts';
import { mapSome } from './map-some';

/** Subresource integrity of a file. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;
const packings = ['.br', '.gz'] as const;

const tryUnpack = async (packing: keyof typeof unpack, bytes: Buffer): Promise<Buffer | null> => {
  try {
    return await unpack[packing](bytes);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};

/** What is wrong with one file of a release, in a sentence; null when nothing is. */
const problemOf = async (
  artefacts: Artefacts,
  release: Release,
  file: ReleaseFile,
): Promise<string | null> => {
  const bytes = await artefacts.read(release, file.path);
  if (!bytes) return `${file.path} is missing`;
  if (integrityOf(bytes) !== file.integrity) return `${file.path} is not the file its hash names`;
  for (const packing of packings) {
    const packed = await artefacts.read(release, file.path + packing);
    if (!packed) continue;
    const unpacked = await tryUnpack(packing, packed);
    if (!unpacked?.equals(bytes)) return `${file.path}${packing} does not unpack to ${file.path}`;
  }
  return null;
};

/** Files checked at the same time: they may lie far away. */
const atOnce = 8;

/** Reads every file of a release and holds it against its hash; packed forms against the file itself. */
export const checkFiles = async (artefacts: Artefacts, release: Release): Promise<string[]> => {
  const problems = await mapSome(release.files, atOnce, (file) => problemOf(artefacts, release, file));
  return problems.filter((problem) => problem !== null);
};
