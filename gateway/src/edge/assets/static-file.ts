import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@setu/protocol';
import type { Context } from 'koa';
import { bestEncoding } from '../../http/best-encoding';
import { byteRangeOf } from './byte-range';
import { mediaTypeOf } from './media-types';

/** Suffixes of the compressed files that the build writes. */
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Reads a file of a release; null when it does not exist. Files stay in memory, because releases never change. */
export type ReadFile = (path: string) => Promise<Buffer | null>;

export const makeReadFile = (folder: string): ReadFile => {
  const known = new Map<string, Promise<Buffer | null>>();
  const read = async (path: string) => {
    try {
      return await readFile(join(folder, path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    // A failed read is not cached.
    found.catch(() => known.delete(path));
    return found;
  };
};

/** Sends the range of a body that a Range header asks for. If-Range allows it only when the client's ETag is current. */
const sendRange = (ctx: Context, body: Buffer): void => {
  const condition = ctx.get('if-range');
  const range =
    ctx.method === 'GET' && (condition === '' || condition === ctx.response.etag)
      ? byteRangeOf(ctx.get('range'), body.length)
      : null;
  if (range === null) return;
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.body = '';
    ctx.set('content-range', `bytes */${body.length}`);
    ctx.set('cache-control', 'no-store');
    ctx.remove('content-encoding');
    return;
  }
  ctx.status = 206;
  ctx.set('content-range', `bytes ${range.first}-${range.last}/${body.length}`);
  ctx.body = body.subarray(range.first, range.last + 1);
};

/** A drawing that is opened as a page runs no script and loads nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sends one file of a release, or a part of it, in the smallest encoding that the client accepts. @returns false when it does not exist */
export const sendFile = async (
  ctx: Context,
  file: ReleaseFile,
  read: ReadFile,
  cacheControl: string,
): Promise<boolean> => {
  const encoding = bestEncoding(ctx);
  const packed = encoding === 'identity' ? null : await read(file.path + suffixes[encoding]);
  const body = packed ?? (await read(file.path));
  if (!body) return false;
  ctx.set('vary', 'Accept-Encoding');
  ctx.set('cache-control', cacheControl);
  // Files are public, and integrity checks load scripts with `crossorigin`.
  ctx.set('access-control-allow-origin', '*');
  ctx.set('cross-origin-resource-policy', 'cross-origin');
  if (packed) ctx.set('content-encoding', encoding);
  ctx.etag = `${file.integrity.slice(-32)}${packed ? `-${encoding}` : ''}`;
  ctx.status = 200;
  ctx.body = body;
  ctx.type = mediaTypeOf(file.path);
  if (/^(image\/svg|application\/xml)/.test(ctx.response.get('content-type')))
    ctx.set('content-security-policy', drawingPolicy);
  ctx.set('accept-ranges', 'bytes');
  if (ctx.fresh) ctx.status = 304;
  else sendRange(ctx, body);
  return true;
};
