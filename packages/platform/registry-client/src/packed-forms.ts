import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@setu/protocol';

/** Compression level of the files that browsers load: `smallest` costs 40 times the CPU of `quick` for 8 % less to transfer. */
export type Packing = 'smallest' | 'quick';

const brotliQuality = { smallest: 11, quick: 5 };
const isCompressible = (path: string) => /\.(js|mjs|css|svg|json)$/.test(path);
/** Only gateways read the files in the folder `server`. */
const isServed = ({ kind }: Release, path: string) => kind !== 'service' && !path.startsWith('server/');

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/** The compressed forms of a file, by the extension of their names; empty for a file that browsers do not load. */
export const packedForms = async (
  release: Release,
  path: string,
  bytes: Buffer,
  packing: Packing,
): Promise<Record<string, Buffer>> => {
  if (!isServed(release, path) || !isCompressible(path)) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[packing],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // The level at which the build measured the file for release.json.
  return { '.br': await brotli(bytes, { params }), '.gz': await zip(bytes, { level: 9 }) };
};
