import { documentFile, mediaFolder } from '@setu/contracts';
import { requestIdHeader, UpstreamError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { refuseMethod } from '../http/allowed-methods';
import type { ApiRoutes } from '../upstreams/api-routes';
import { upstreamFailure } from '../upstreams/upstream-errors';
import type { ServiceTarget, Upstreams } from '../upstreams/upstreams';

interface Deps {
  upstreams: Upstreams;
  routes: ApiRoutes;
  /** The service and release that get this visitor's call. */
  targetFor: (ctx: Context, service: string) => ServiceTarget;
}

/** Largest file that is sent on, bytes: no uploaded PDF is larger. */
const maxFileBytes = 10 * 1024 * 1024;
const timeoutMs = 20_000;

/**
 * What a file of a person may do in a browser: be shown, or saved. Opened as a page it runs and loads nothing. Another site may show it, as
 * it may show any public page.
 */
const strictHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
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

/**
 * Serves pictures and PDFs that people uploaded, `/media/…`, from the service that answers `/api/media/…`, with headers of their own. They are public and
 * never change, so browsers keep them, and no session is read.
 */
export const media =
  ({ upstreams, routes, targetFor }: Deps): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(mediaFolder)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') refuseMethod(ctx, ['GET', 'HEAD']);
    const path = `/api${ctx.path}`;
    const route = routes.find(path);
    if (!route) return next();
    ctx._matchedRoute = route.pattern;
    const headers = { accept: 'image/*, application/pdf', [requestIdHeader]: String(ctx.state.requestId) };
    const reply = { status: 502, type: '', caching: '', disposition: '', bytes: Buffer.alloc(0) as Buffer };
    try {
      await upstreams.call(targetFor(ctx, route.service), {
        send: async (pool) => {
          const signal = AbortSignal.timeout(timeoutMs);
          const found = await pool.request({ method: 'GET', path, headers, signal });
          reply.status = found.statusCode;
          reply.type = String(found.headers['content-type'] ?? '');
          reply.caching = String(found.headers['cache-control'] ?? '');
          reply.disposition = String(found.headers['content-disposition'] ?? '');
          reply.bytes = await bytesOf(found.body);
          return { status: found.statusCode, isPlatformFault: false };
        },
        isHarmless: true,
        isRepeatable: () => true,
      });
    } catch (error) {
      throw upstreamFailure(route.service, error);
    }
    const isPicture = reply.status === 200 && /^image\/(avif|webp|jpeg)$/.test(reply.type);
    const isDocument =
      reply.status === 200 && reply.type === 'application/pdf' && ctx.path.endsWith(`/${documentFile}`);
    const isFile = isPicture || isDocument;
    ctx.set({ ...strictHeaders });
    if (isDocument) ctx.set('content-disposition', attachment(reply.disposition));
    ctx.set('cache-control', isFile ? reply.caching : 'no-store');
    ctx.status = isFile || reply.status !== 200 ? reply.status : 502;
    ctx.type = isFile ? reply.type : 'text/plain';
    ctx.body = isFile ? reply.bytes : 'This file does not exist.';
  };
