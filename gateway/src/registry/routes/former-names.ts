import { addFormerName } from '@setu/contracts';
import type { Middleware } from 'koa';

/** `/platform/pieces` is the former address of `/platform/deployables`. */
const formerAddress = /^\/platform\/pieces(?=\/|$)/;

const addToEach = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'deployable' in value && typeof value.deployable === 'string'
    ? addFormerName({ ...value, deployable: value.deployable })
    : value;

/**
 * Answers command lines and verifiers of before 22 November 2026, which say `piece` for a deployable: in addresses, as
 * `?piece=`, and as a field of replies, which therefore have both names. The schemas of requests read the former field.
 */
export const formerNames: Middleware = async (ctx, next) => {
  if (!ctx.path.startsWith('/platform/')) return next();
  ctx.path = ctx.path.replace(formerAddress, '/platform/deployables');
  const { piece, ...query } = ctx.query;
  if (piece !== undefined) ctx.query = { deployable: piece, ...query };
  await next();
  if (typeof ctx.body === 'string' && ctx.body.includes('"deployable":'))
    ctx.body = JSON.stringify(JSON.parse(ctx.body, addToEach));
};
