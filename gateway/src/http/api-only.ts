import type { Middleware } from 'koa';

/** Runs a middleware for calls of the API only. */
export const apiOnly =
  (middleware: Middleware): Middleware =>
  (ctx, next) =>
    ctx.path === '/api' || ctx.path.startsWith('/api/') ? middleware(ctx, next) : next();
