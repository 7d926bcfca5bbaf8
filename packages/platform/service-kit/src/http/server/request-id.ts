import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';

/** Request and reply header with the id that identifies one request in all logs. */
export const requestIdHeader = 'x-request-id';
const sane = /^[\w-]{8,64}$/;

/** Uses the caller's request id if it is valid, otherwise generates one, and sends it in the reply. */
export const requestId = (): Middleware => (ctx, next) => {
  const given = ctx.get(requestIdHeader);
  const id = sane.test(given) ? given : randomUUID();
  ctx.state.requestId = id;
  ctx.set(requestIdHeader, id);
  return next();
};
