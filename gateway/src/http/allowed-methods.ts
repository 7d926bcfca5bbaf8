import { AppError } from '@setu/service-kit';
import type { Context } from 'koa';

/** Refuses a method that an address does not allow. @throws AppError 405, with the header Allow */
export const refuseMethod = (ctx: Context, allowed: readonly string[]): never => {
  const list = allowed.join(', ');
  ctx.set('allow', list);
  throw new AppError(405, 'method_not_allowed', `Allowed methods: ${list}.`);
};

/** Allows GET and HEAD. @throws AppError 405 for all other methods */
export const assertReads = (ctx: Context): void => {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') refuseMethod(ctx, ['GET', 'HEAD']);
};
