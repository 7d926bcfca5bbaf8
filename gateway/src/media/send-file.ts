import { documentFile } from '@setu/contracts';
import { UpstreamError } from '@setu/service-kit';
import type { Context } from 'koa';
import { upstreamFailure } from '../upstreams/upstream-errors';
import type { ServiceTarget, Upstreams } from '../upstreams/upstreams';

/** Largest file that is sent on, bytes: no uploaded PDF is larger. */
const maxFileBytes = 10 * 1024 * 1024;
const timeoutMs = 20_000;

/** What a file of a person may do in a browser: be shown, or saved. Opened as a page it runs and loads nothing. */
const strictHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** How a PDF is sent: it is saved and never opened in a page of this site, whatever the service says. */
const attachment = (named: string): string =>
  /^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.~%-]+$/.test(named)
    ? named
    : `attachment; filename="${documentFile}"`;

/** Reads a body, which may be cut short. @throws UpstreamError when it exceeds the limit */
const bytesOf = async (body: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxFileBytes) throw new UpstreamError(502, 'The file is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** A file as the service answered. */
export interface FoundFile {
  status: number;
  type: string;
  caching: string;
  disposition: string;
  bytes: Buffer;
}

interface Asked {
  upstreams: Upstreams;
  service: string;
  target: ServiceTarget;
  /** Path of the call of the service that answers with the file. */
  path: string;
  headers: Record<string, string>;
}

/** Asks a service for a file. @throws UpstreamError when it does not answer */
export const findFile = async ({ upstreams, service, target, path, headers }: Asked): Promise<FoundFile> => {
  const found: FoundFile = { status: 502, type: '', caching: '', disposition: '', bytes: Buffer.alloc(0) };
  try {
    await upstreams.call(target, {
      headers: { accept: 'image/*, application/pdf', ...headers },
      send: async (pool, sent) => {
        const signal = AbortSignal.timeout(timeoutMs);
        const reply = await pool.request({ method: 'GET', path, headers: sent, signal });
        found.status = reply.statusCode;
        found.type = String(reply.headers['content-type'] ?? '');
        found.caching = String(reply.headers['cache-control'] ?? '');
        found.disposition = String(reply.headers['content-disposition'] ?? '');
        found.bytes = await bytesOf(reply.body);
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
 * Sends a file on with strict headers, if it is a picture or a PDF.
 * @param sites whether other sites may show it, as they may show any public page
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
  ctx.body = isFile ? found.bytes : 'This file does not exist.';
};
