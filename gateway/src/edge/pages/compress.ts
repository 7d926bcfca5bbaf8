import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { bestEncoding, minPackedBytes } from '../../http/best-encoding';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Sends HTML in an encoding that the client accepts. Speed matters more than size: each page is compressed for one reader. */
export const compressed = async (ctx: Context, body: Buffer): Promise<void> => {
  ctx.vary('Accept-Encoding');
  const encoding = body.length < minPackedBytes ? 'identity' : bestEncoding(ctx);
  if (encoding === 'br') {
    ctx.body = await brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  } else if (encoding === 'gzip') {
    ctx.body = await gzipped(body, { level: 5 });
  } else {
    ctx.body = body;
    return;
  }
  ctx.set('content-encoding', encoding);
};
