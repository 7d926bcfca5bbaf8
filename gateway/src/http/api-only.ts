import type { Context, Middleware } from 'koa';

const onlyWhen =
  (isMeant: (ctx: Context) => boolean) =>
  (middleware: Middleware): Middleware =>
  (ctx, next) =>
    isMeant(ctx) ? middleware(ctx, next) : next();

/** For calls of the API alone. */
export const apiOnly = onlyWhen(({ path }) => path === '/api' || path.startsWith('/api/'));
