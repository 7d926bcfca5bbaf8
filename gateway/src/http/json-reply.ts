import type { Context } from 'koa';

/** Answers JSON that no cache stores. */
export const replyJson = (ctx: Context, body: unknown, status = 200): void => {
  ctx.status = status;
  ctx.set('cache-control', 'no-store');
  ctx.type = 'json';
  ctx.body = JSON.stringify(body);
};
