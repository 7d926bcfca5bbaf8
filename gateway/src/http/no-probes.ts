import { NotFoundError, probePaths } from '@setu/service-kit';
import type { Middleware } from 'koa';

/** Answers 404 for health and metrics: they have a separate port, and no rate limit covers their paths here. */
export const noProbes: Middleware = (ctx, next) => {
  if (probePaths.has(ctx.path)) throw new NotFoundError('not_found', 'There is nothing at this address.');
  return next();
};
