import type { Middleware } from 'koa';
import type { Logger } from '../../observability/logger';
import type { Metrics } from '../../observability/metrics';
import { traceOf } from '../../tracing/trace-requests';
import { probePaths } from './health';

/**
 * Logs one line per request and records its duration under the route's pattern. The query is never logged, because people search for names.
 */
export const accessLog = (logger: Logger, metrics: Metrics): Middleware => {
  // Its fields have fixed names, and none is a secret. Personal data is masked as in every other line.
  const requests = logger.child({}, { redact: [] });
  return async (ctx, next) => {
    const started = performance.now();
    try {
      await next();
    } finally {
      const ms = performance.now() - started;
      const route = (ctx._matchedRoute as string | undefined) ?? 'none';
      const trace = traceOf(ctx);
      metrics.observeRequest({ method: ctx.method, route, status: ctx.status }, ms / 1_000, trace);
      if (!probePaths.has(ctx.path)) {
        requests.info(
          {
            requestId: ctx.state.requestId,
            traceId: trace?.traceId,
            method: ctx.method,
            path: ctx.path,
            status: ctx.status,
            ms: Math.round(ms * 100) / 100,
          },
          'request',
        );
      }
    }
  };
};
