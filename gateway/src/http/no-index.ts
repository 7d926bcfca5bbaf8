import type { Middleware } from 'koa';

/**
 * Asks search engines, with every reply, to index nothing: the brands, figures and reviews of a demo installation are
 * invented. Crawling stays allowed, because a crawler must read a page to see that it must not index it.
 */
export const noIndex: Middleware = (ctx, next) => {
  ctx.set('x-robots-tag', 'noindex');
  return next();
};
