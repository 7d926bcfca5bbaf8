import { pipeline, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Context } from 'koa';
import { bestEncoding, minPackedBytes } from '../http/best-encoding';

const packable = /^(application\/(problem\+)?json|image\/svg\+xml|text\/(html|plain|css|csv))\b/;

/** True for an uncompressed text that is long enough, or of unknown length. */
const isWorthPacking = (ctx: Context) => {
  const { res } = ctx;
  const length = res.getHeader('content-length');
  return (
    ctx.method !== 'HEAD' &&
    res.statusCode === 200 &&
    !res.hasHeader('content-encoding') &&
    packable.test(String(res.getHeader('content-type') ?? '')) &&
    (length === undefined || Number(length) >= minPackedBytes)
  );
};

/**
 * The stream for a reply's bytes: the client's, or one that compresses them on the way. Status and headers of the reply must
 * be set; those that compression changes are changed here.
 */
export const packedReply = (ctx: Context): Writable => {
  const { res } = ctx;
  if (!isWorthPacking(ctx)) return res;
  res.appendHeader('vary', 'Accept-Encoding');
  const encoding = bestEncoding(ctx);
  if (encoding === 'identity') return res;
  const pack =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  res.setHeader('content-encoding', encoding);
  res.removeHeader('content-length');
  const etag = res.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('etag', `W/${etag}`);
  // A failure of either end destroys the other; the writer of `pack` sees it on its own stream.
  pipeline(pack, res, () => undefined);
  return pack;
};
