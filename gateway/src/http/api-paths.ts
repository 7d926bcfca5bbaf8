import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';

/** Whether a request is a call of the API. */
export const isApi = ({ path }: Context) => path === '/api' || path.startsWith('/api/');

/** Runs middlewares for calls of the API only. */
export const apiOnly = (...middlewares: Middleware[]): Middleware => {
  const run = compose(middlewares);
  return (ctx, next) => (isApi(ctx) ? run(ctx, next) : next());
};

/** Runs middlewares for every other address: skipping them all saves more than an API call itself takes. */
export const exceptApi = (...middlewares: Middleware[]): Middleware => {
  const run = compose(middlewares);
  return (ctx, next) => (isApi(ctx) ? next() : run(ctx, next));
};
