import { networkOf, RateLimitedError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { refuseRequest } from './refuse-request';
import { type RequestCounts, windowMs } from './request-counts';
import { usedOf, windowsUntil } from './sliding-window';

/** What a network may request of one kind of address. */
export interface Policy {
  /** Named in the header RateLimit-Policy. */
  name: string;
  /** Cost of all requests of one network in a minute, at most. */
  quota: number;
}

interface Deps {
  counts: RequestCounts;
  /** The policy an address falls under; null for one that is not limited. */
  policyOf: (ctx: Context) => Policy | null;
  costOf: (ctx: Context) => number;
}

const windowSeconds = windowMs / 1_000;

const refusalOf = (waitSeconds: number) =>
  new RateLimitedError(
    `Too many requests came from your network. Wait ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'} and try again.`,
    waitSeconds,
  );

/**
 * Holds each network to a quota a minute: an IPv4 address, a /64 of IPv6. What was refused does not count. Answers carry
 * RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers). A guard against floods that must not hit an
 * office behind one address; signing in and sending messages have limits of their own in their services.
 */
export const limitRequests =
  ({ counts, policyOf, costOf }: Deps): Middleware =>
  async (ctx, next) => {
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
    if (!isAllowed) return refuseRequest(ctx, refusalOf(Math.max(1, resetSeconds)));
    await next();
  };
