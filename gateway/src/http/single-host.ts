import { AppError } from '@setu/service-kit';
import type { Middleware } from 'koa';

/** Refuses a request with several Host headers: 400. Node reads the first, but a proxy before us may have read another. */
export const singleHost: Middleware = (ctx, next) => {
  let hosts = 0;
  const { rawHeaders } = ctx.req;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1)
    throw new AppError(
      400,
      'validation_failed',
      'The request has several Host headers. Send it again with one.',
    );
  return next();
};
