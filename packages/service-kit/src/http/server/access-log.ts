import type { Middleware } from 'koa';
import type { Logger } from '../../observability/logger';
import type { Metrics } from '../../observability/metrics';
import { probePaths } from './health';

/** Logs one line per request and records its duration under the route's pattern. Never the query: people search for names. */
export const accessLog = (logger: Logger, metrics: Metrics): Middleware => {
  return async (ctx, next) => {
    const started = process.hrtime.bigint();
    try {
      await next();
    } finally {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const route = (ctx._matchedRoute as string | undefined) ?? 'none';
      metrics.requests.observe({ method: ctx.method, route, status: ctx.status }, seconds);
      if (!probePaths.has(ctx.path)) {
        logger.info(
          {
            requestId: ctx.state.requestId,
            method: ctx.method,
            path: ctx.path,
            status: ctx.status,
            ms: Math.round(seconds * 1e5) / 100,
          },
          'request',
        );
      }
    }
  };
};
