import { networkOf, RateLimitedError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { RefuseRequest } from './refuse-request';
import { type RequestCounts, windowMs } from './request-counts';
import { usedOf, windowsUntil } from './sliding-window';

/** How many requests of one kind a network may make. */
export interface Policy {
  /** Named in the header RateLimit-Policy. */
  name: string;
  /** Maximum total cost of a network's requests in a minute. */
  quota: number;
}

interface Deps {
  counts: RequestCounts;
  /** The policy of an address; null when it is not limited. */
  policyOf: (ctx: Context) => Policy | null;
  costOf: (ctx: Context) => number;
  refuse: RefuseRequest;
}

const windowSeconds = windowMs / 1_000;

const refusalOf = (waitSeconds: number) =>
  new RateLimitedError(
    `Too many requests came from your network. Wait ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'} and try again.`,
    waitSeconds,
  );

/**
 * Limits each network to a quota a minute: an IPv4 address, a /64 of IPv6. Refused requests do not count. Replies carry
 * RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers). The limit guards against floods and must not affect an
 * office behind one address; services limit sign-ins and messages themselves.
 */
export const limitRequests =
  ({ counts, policyOf, costOf, refuse }: Deps): Middleware =>
  (ctx, next) => {
    const policy = policyOf(ctx);
    if (!policy) return next();
    const { name, quota } = policy;
    const key = counts.keyOf(`${name} ${networkOf(ctx.ip)}`);
    const cost = Math.min(quota, costOf(ctx));
    const usage = counts.usage(key);
    const wait = windowsUntil(usage, cost, quota);
    const isAllowed = wait === 0;
    if (isAllowed) counts.add(key, cost);
    const remaining = Math.max(0, Math.floor(quota - usedOf(usage) - (isAllowed ? cost : 0)));
    const resetSeconds = Math.ceil((isAllowed ? 1 - usage.elapsed : wait) * windowSeconds);
    ctx.set('ratelimit-policy', `"${name}";q=${quota};w=${windowSeconds}`);
    ctx.set('ratelimit', `"${name}";r=${remaining};t=${resetSeconds}`);
    if (!isAllowed) return refuse(ctx, refusalOf(Math.max(1, resetSeconds)));
    return next();
  };
