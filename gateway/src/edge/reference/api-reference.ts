import type { ServiceRelease } from '@setu/protocol';
import type { Middleware } from 'koa';
import type { LiveDeployable } from '../../releases/live-releases';
import { liveDocument, type ReadReleaseFile } from './live-document';
import { referenceHtml } from './reference-html';
import type { ReferenceProduct } from './reference-product';

interface Deps {
  publicUrl: string;
  product: ReferenceProduct;
  readFile: ReadReleaseFile;
  /** The services of the registry; a new array when they change. */
  services: () => readonly LiveDeployable<ServiceRelease>[];
}

type Replies = ReadonlyMap<string, { type: string; body: string }>;

/** GET /api/docs for people and GET /api/docs/openapi.json for programs; rebuilt after each deployment. */
export const apiReference = ({ publicUrl, product, readFile, services }: Deps): Middleware => {
  let known: { services: readonly LiveDeployable<ServiceRelease>[]; replies: Promise<Replies> } | null = null;
  const make = async (now: readonly LiveDeployable<ServiceRelease>[]): Promise<Replies> => {
    const document = await liveDocument(now, readFile, publicUrl, product);
    return new Map([
      ['/api/docs', { type: 'html', body: referenceHtml(document, product.texts.product) }],
      ['/api/docs/openapi.json', { type: 'application/json', body: JSON.stringify(document) }],
    ]);
  };
  const replies = async (): Promise<Replies> => {
    const now = services();
    if (known?.services !== now) known = { services: now, replies: make(now) };
    const asked = known;
    try {
      return await asked.replies;
    } catch (error) {
      // Do not cache a failure: the store of releases may answer the next request.
      if (known === asked) known = null;
      throw error;
    }
  };
  return async (ctx, next) => {
    const isReference = ctx.path === '/api/docs' || ctx.path === '/api/docs/openapi.json';
    const reply =
      isReference && (ctx.method === 'GET' || ctx.method === 'HEAD')
        ? (await replies()).get(ctx.path)
        : undefined;
    if (!reply) return next();
    ctx.set('cache-control', 'no-cache');
    ctx.type = reply.type;
    ctx.body = reply.body;
  };
};
