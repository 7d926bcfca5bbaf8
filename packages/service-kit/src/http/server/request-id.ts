import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';

/** Request and reply header by which one request is followed through all logs. */
export const requestIdHeader = 'x-request-id';
const sane = /^[\w-]{8,64}$/;

/** Takes over the caller's request id where it is sane, makes one where it is not, and says it in the reply. */
export const requestId = (): Middleware => async (ctx, next) => {
  const given = ctx.get(requestIdHeader);
  const id = sane.test(given) ? given : randomUUID();
  ctx.state.requestId = id;
  ctx.set(requestIdHeader, id);
  await next();
};
