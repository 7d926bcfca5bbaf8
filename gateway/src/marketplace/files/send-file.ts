import { documentFile } from '@setu/contracts';
import { UpstreamError } from '@setu/service-kit';
import type { Context } from 'koa';
import type { Dispatcher } from 'undici';
import { upstreamFailure } from '../../edge/upstreams/upstream-errors';
import type { ServiceTarget, Upstreams } from '../../edge/upstreams/upstreams';

/** Largest file that is forwarded, bytes: no uploaded PDF is larger. */
const maxFileBytes = 10 * 1024 * 1024;
/** Largest file that is buffered, bytes: this frees its connection to the service early. Larger ones are streamed. */
const maxWholeBytes = 256 * 1024;
/** Timeout for the first bytes of a file, and for all of a buffered file, ms. */
const timeoutMs = 20_000;

/** Headers for an uploaded file. A browser may show or save it; opened as a page it cannot run or load anything. */
const strictHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Content-Disposition of a PDF: browsers always download it and never open it in a page of this site. */
const attachment = (named: string): string =>
  /^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.~%-]+$/.test(named)
    ? named
    : `attachment; filename="${documentFile}"`;

type Body = Dispatcher.ResponseData['body'];

/** A stream for a large file, else its buffered bytes. @throws UpstreamError when it exceeds the limit */
const bodyOf = async (body: Body, length: number): Promise<Buffer | Body> => {
  if (length > maxWholeBytes && length <= maxFileBytes) return body;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxFileBytes) throw new UpstreamError(502, 'The file is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** A file in the reply of a service. */
export interface FoundFile {
  status: number;
  type: string;
  caching: string;
  disposition: string;
  body: Buffer | Body;
  /** Length of the body, bytes. */
  bytes: number;
}

interface Asked {
  upstreams: Upstreams;
  service: string;
  target: ServiceTarget;
  /** Path of the service's call that returns the file. */
  path: string;
  headers: Record<string, string>;
}

/** Requests a file from a service. @throws UpstreamError when the service does not answer */
export const findFile = async ({ upstreams, service, target, path, headers }: Asked): Promise<FoundFile> => {
  const found: FoundFile = {
    status: 502,
    type: '',
    caching: '',
    disposition: '',
    body: Buffer.alloc(0),
    bytes: 0,
  };
  try {
    await upstreams.call(target, {
      headers: { accept: 'image/*, application/pdf', ...headers },
      send: async (pool, sent) => {
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(), timeoutMs);
        const reply = await pool
          .request({ method: 'GET', path, headers: sent, signal: late.signal })
          .finally(() => clearTimeout(timer));
        found.status = reply.statusCode;
        found.type = String(reply.headers['content-type'] ?? '');
        found.caching = String(reply.headers['cache-control'] ?? '');
        found.disposition = String(reply.headers['content-disposition'] ?? '');
        const length = Number(reply.headers['content-length'] ?? 0);
        found.body = await bodyOf(reply.body, length);
        found.bytes = Buffer.isBuffer(found.body) ? found.body.length : length;
        return { status: reply.statusCode, isPlatformFault: false };
      },
      isHarmless: true,
      isRepeatable: () => true,
    });
  } catch (error) {
    throw upstreamFailure(service, error);
  }
  return found;
};

/**
 * Forwards a file with strict headers, if it is a picture or a PDF.
 * @param sites whether other sites may show it
 */
export const sendFile = (ctx: Context, found: FoundFile, sites: 'same-origin' | 'cross-origin'): void => {
  const isPicture = found.status === 200 && /^image\/(avif|webp|jpeg)$/.test(found.type);
  const isDocument =
    found.status === 200 && found.type === 'application/pdf' && ctx.path.endsWith(`/${documentFile}`);
  const isFile = isPicture || isDocument;
  ctx.set({ ...strictHeaders, 'cross-origin-resource-policy': sites });
  if (isDocument) ctx.set('content-disposition', attachment(found.disposition));
  ctx.set('cache-control', isFile ? found.caching : 'no-store');
  ctx.status = isFile || found.status !== 200 ? found.status : 502;
  ctx.type = isFile ? found.type : 'text/plain';
  if (!isFile && !Buffer.isBuffer(found.body)) found.body.destroy();
  ctx.body = isFile ? found.body : 'This file does not exist.';
  if (isFile) ctx.length = found.bytes;
};
