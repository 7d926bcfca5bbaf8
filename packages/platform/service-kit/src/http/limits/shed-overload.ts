import type { Context, Middleware } from 'koa';
import { OverloadedError } from '../../errors';
import type { Logger } from '../../observability/logger';
import type { Metrics } from '../../observability/metrics';
import { cutOff } from '../server/cut-off';
import { probePaths } from '../server/health';
import { writeProblem } from '../server/problem';
import { makeArrivals } from './arrivals';
import { noteWork, type Work } from './work';

/** Seconds after which a refused client may try again. */
const retryAfterSeconds = 2;
/** Bodies that may be received per request that may be in flight. One client may send as many bodies as requests may be in flight. */
const arrivingForEachInFlight = 4;
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
 * Answers 503 with Retry-After at once when too many requests are in flight, so that the admitted ones stay fast. A request that waits
 * for its client to send the body or to read the reply is not in flight; bodies that are being received have separate limits. Probes
 * are always answered. It must precede every middleware that does work.
 */
export const shedOverload = ({
  maxInFlight,
  perClient,
  metrics,
  logger,
  refuse = writeProblem,
}: Options): Middleware => {
  const working = new Map<string, number>();
  const arrivals = makeArrivals({
    max: maxInFlight * arrivingForEachInFlight,
    maxOfClient: perClient ? maxInFlight : maxInFlight * arrivingForEachInFlight,
  });
  let inFlight = 0;
  let refused = 0;
  let loggedAt = 0;

  const noteRefusal = () => {
    metrics.requestsShed.inc();
    refused += 1;
    if (Date.now() - loggedAt < logEveryMs) return;
    logger.warn({ refused, inFlight }, 'requests are refused because too many are in flight or arrive');
    loggedAt = Date.now();
    refused = 0;
  };

  const count = (client: string, by: 1 | -1) => {
    inFlight += by;
    const ofClient = (working.get(client) ?? 0) + by;
    if (ofClient > 0) working.set(client, ofClient);
    else working.delete(client);
  };

  /** Counts a request, except while it waits for its client. */
  const begin = (ctx: Context, client: string): Work & { end: () => void } => {
    let isCounted = false;
    let isEnded = false;
    const countIt = (should: boolean) => {
      if (isEnded || should === isCounted) return;
      count(client, should ? 1 : -1);
      isCounted = should;
    };
    countIt(true);
    return {
      pause: () => countIt(false),
      resume: () => countIt(true),
      expectBody: () => {
        const arrived = arrivals.add(client, () => cutOff(ctx.req, ctx.res));
        if (arrived) return arrived;
        noteRefusal();
        throw refusal;
      },
      end: () => {
        countIt(false);
        isEnded = true;
      },
    };
  };

  return async (ctx, next) => {
    if (probePaths.has(ctx.path)) return next();
    const client = perClient?.keyOf(ctx) ?? '';
    if (inFlight >= maxInFlight || (perClient && (working.get(client) ?? 0) >= perClient.max)) {
      noteRefusal();
      return refuse(ctx, refusal);
    }
    const work = begin(ctx, client);
    noteWork(ctx.req, work);
    try {
      await next();
    } finally {
      work.end();
    }
  };
};
