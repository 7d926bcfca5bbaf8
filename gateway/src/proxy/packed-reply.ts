import { pipeline, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Context } from 'koa';
import { bestEncoding, worthPacking } from '../http/best-encoding';

const packable = /^(application\/(problem\+)?json|image\/svg\+xml|text\/(html|plain|css|csv))\b/;

/** True for a text that its service did not pack and that is long enough, or of unknown length. */
const isWorthPacking = (ctx: Context) => {
  const { res } = ctx;
  const length = res.getHeader('content-length');
  return (
    ctx.method !== 'HEAD' &&
    res.statusCode === 200 &&
    !res.hasHeader('content-encoding') &&
    packable.test(String(res.getHeader('content-type') ?? '')) &&
    (length === undefined || Number(length) >= worthPacking)
  );
};

/**
 * Where a reply's bytes go: to the client as they are, or packed on the way. The reply's status and headers must
 * be set; the headers that packing changes are changed here.
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
  // Either end's failure destroys the other; whoever writes into `pack` is told by its own stream.
  pipeline(pack, res, () => undefined);
  return pack;
};
