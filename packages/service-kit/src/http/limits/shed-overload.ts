import type { Context, Middleware } from 'koa';
import { OverloadedError } from '../../errors';
import type { Logger } from '../../observability/logger';
import type { Metrics } from '../../observability/metrics';
import { probePaths } from '../server/health';
import { writeProblem } from '../server/problem';

/** Seconds after which a refused client may try again. */
const retryAfterSeconds = 2;
/** Refused requests are logged at most once in this time, ms. */
const logEveryMs = 5_000;

const refusal = new OverloadedError(
  'We have more to do than we can do in time. Try again in a few seconds.',
  retryAfterSeconds,
);

interface Options {
  /** Requests that may be in flight at the same time. */
  maxInFlight: number;
  /** Requests that one client may have in flight, so that a single client does not use up the limit. */
  perClient?: { max: number; keyOf: (ctx: Context) => string };
  metrics: Metrics;
  logger: Logger;
  /** Writes the reply to a refused request. A problem document by default. */
  refuse?: (ctx: Context, error: OverloadedError) => void;
}

/**
 * Answers 503 with Retry-After at once when too many requests are in flight, so that the admitted ones stay fast. Probes are
 * always answered. Must come before every middleware that does work.
 */
export const shedOverload = ({
  maxInFlight,
  perClient,
  metrics,
  logger,
  refuse = writeProblem,
}: Options): Middleware => {
  const byClient = new Map<string, number>();
  let inFlight = 0;
  let refused = 0;
  let loggedAt = 0;

  const shed = (ctx: Context) => {
    metrics.requestsShed.inc();
    refused += 1;
    if (Date.now() - loggedAt >= logEveryMs) {
      logger.warn({ refused, inFlight }, 'requests are refused because too many are in flight');
      loggedAt = Date.now();
      refused = 0;
    }
    refuse(ctx, refusal);
  };

  return async (ctx, next) => {
    if (probePaths.has(ctx.path)) return next();
    const client = perClient?.keyOf(ctx) ?? '';
    const ofClient = byClient.get(client) ?? 0;
    if (inFlight >= maxInFlight || (perClient && ofClient >= perClient.max)) return shed(ctx);
    inFlight += 1;
    if (perClient) byClient.set(client, ofClient + 1);
    try {
      await next();
    } finally {
      inFlight -= 1;
      const left = (byClient.get(client) ?? 0) - 1;
      if (left > 0) byClient.set(client, left);
      else byClient.delete(client);
    }
  };
};
