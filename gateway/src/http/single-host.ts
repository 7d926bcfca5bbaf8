import { AppError } from '@setu/service-kit';
import type { Middleware } from 'koa';

/** Refuses a request with several Host headers: 400. Node reads the first, and a proxy before us may have read another. */
export const singleHost: Middleware = (ctx, next) => {
  const names = ctx.req.rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
    throw new AppError(
      400,
      'validation_failed',
      'The request has several Host headers. Send it again with one.',
    );
  return next();
};
