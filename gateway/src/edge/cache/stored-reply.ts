import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { bestEncoding, minPackedBytes } from '../../http/best-encoding';
import type { UpstreamReply } from '../upstreams/upstreams';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = ReturnType<typeof bestEncoding>;

/** A reply that many requests get: compressed once for each encoding, with an ETag of its content. */
export interface StoredReply {
  status: number;
  type: string;
  body: Buffer;
  etag: string;
  packed: Map<Encoding, Promise<Buffer>>;
  /** How often it was sent, compressed by Brotli. */
  sent: number;
  /** Headers other than those of the content. */
  headers: Readonly<Record<string, string>>;
}

export const storedReply = (
  status: number,
  type: string,
  content: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): StoredReply => {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { status, type, body, etag, packed: new Map(), sent: 0, headers };
};

/** A stored reply as the gateway's own code reads it. */
export const replyOf = ({ status, type, headers, body }: StoredReply): UpstreamReply => ({
  status,
  isPlatformFault: false,
  headers: { ...headers, 'content-type': type },
  body,
});

/** Approximate memory of a stored reply with its compressed forms, bytes. */
export const storedBytes = ({ body }: StoredReply): number => Math.ceil(body.length * 1.5) + 1_000;

/** Brotli: most replies are sent a few times only, and what many clients get is worth 90 ms for each 300 kB, for 10 % fewer bytes. */
const quality = { quick: 5, best: 10 };
/** The number of clients after which a reply is compressed at the best quality. */
const manyClients = 20;

const brotliOf = (body: Buffer, level: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const pack = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(body);
  return encoding === 'gzip' ? gzipped(body, { level: 6 }) : brotliOf(body, quality.quick);
};

/** Replies are compressed at the best quality one after the other, so that a thread remains for the others. */
let packing: Promise<unknown> = Promise.resolve();

const packBest = (reply: StoredReply): void => {
  packing = packing
    .then(() => brotliOf(reply.body, quality.best))
    .then((best) => reply.packed.set('br', Promise.resolve(best)))
    // It is still sent as it was packed first.
    .catch(() => undefined);
};

/** Sends a stored reply in an encoding that the client accepts; 304 when the client has it. */
export const sendStored = async (ctx: Context, reply: StoredReply): Promise<void> => {
  ctx.status = reply.status;
  ctx.type = reply.type;
  ctx.set(reply.headers);
  ctx.vary('Accept-Encoding');
  const encoding = reply.body.length < minPackedBytes ? 'identity' : bestEncoding(ctx);
  // The same content in another encoding is another representation.
  ctx.set('etag', `"${reply.etag}-${encoding}"`);
  if (reply.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const packed = reply.packed.get(encoding) ?? pack(reply.body, encoding);
  reply.packed.set(encoding, packed);
  if (encoding === 'br') {
    reply.sent += 1;
    if (reply.sent === manyClients) packBest(reply);
  }
  const body = await packed;
  if (encoding !== 'identity') ctx.set('content-encoding', encoding);
  ctx.length = body.length;
  ctx.body = body;
};
