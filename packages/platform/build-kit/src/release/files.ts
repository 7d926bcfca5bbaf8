import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReleaseFile } from '@setu/protocol';
import type { Mode } from './mode';

const notReleased = /(\.br|\.gz|\.map|^release\.json|^mf-stats\.json)$/;

const pathsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !notReleased.test(path))
    .sort();

/** Subresource integrity of a file's bytes, `sha384-…`. */
const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const zip = promisify(gzip);

const describe = async (folder: string, path: string, mode: Mode): Promise<ReleaseFile> => {
  const bytes = readFileSync(join(folder, path));
  const zipped = await zip(bytes, { level: mode === 'production' ? 9 : 1 });
  return { path, bytes: bytes.length, gzip: zipped.length, integrity: integrityOf(bytes) };
};

/** Every file of a release with size and integrity. */
export const describeFiles = (folder: string, mode: Mode): Promise<ReleaseFile[]> =>
  Promise.all(pathsBelow(folder).map((path) => describe(folder, path, mode)));
