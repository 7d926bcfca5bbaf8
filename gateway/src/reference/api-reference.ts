import { allEndpoints, openApiDocument } from '@setu/contracts';
import type { Middleware } from 'koa';
import { referenceHtml } from './reference-html';

/** GET /api/docs for people, GET /api/docs/openapi.json for programs; made once, at start. */
export const apiReference = (publicUrl: string): Middleware => {
  const document = openApiDocument(allEndpoints, publicUrl);
  const replies = new Map([
    ['/api/docs', { type: 'html', body: referenceHtml(document) }],
    ['/api/docs/openapi.json', { type: 'application/json', body: JSON.stringify(document) }],
  ]);
  return (ctx, next) => {
    const reply = ctx.method === 'GET' || ctx.method === 'HEAD' ? replies.get(ctx.path) : undefined;
    if (!reply) return next();
    ctx.set('cache-control', 'public, max-age=300');
    ctx.type = reply.type;
    ctx.body = reply.body;
  };
};
