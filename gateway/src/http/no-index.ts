import type { Middleware } from 'koa';

/**
 * Tells search engines, on every reply, to index nothing: brands, figures and reviews of a demo installation are
 * invented. Crawling stays allowed, because a crawler that may not read a page never learns that it is not for an index.
 */
export const noIndex: Middleware = (ctx, next) => {
  ctx.set('x-robots-tag', 'noindex');
  return next();
};
