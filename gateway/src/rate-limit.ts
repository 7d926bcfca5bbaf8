import { RateLimitedError } from '@setu/service-kit';
import type { Middleware } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Holds each address to so many calls a minute, in this process's memory: a guard against floods, not a quota.
 * Signing in and sending inquiries have limits of their own in their services.
 */
export const rateLimit = (callsPerMinute: number): Middleware => {
  if (callsPerMinute === 0) return (_ctx, next) => next();
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  return async (ctx, next) => {
    try {
      await limiter.consume(ctx.ip);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new RateLimitedError(
        'Too many requests came from your address. Wait a little and try again.',
        reason.msBeforeNext / 1000,
      );
    }
    await next();
  };
};
