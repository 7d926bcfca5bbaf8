import { randomUUID } from 'node:crypto';
import { formatTraceparent, parseTraceparent, type TraceContext, traceparentHeader } from '@setu/protocol';
import type { Context, Middleware } from 'koa';
import { probePaths } from '../http/server/health';
import type { OpenSpan, Tracing } from './tracing';

interface Options {
  tracing: Tracing | null;
  /** True for the entry point of requests, which starts a trace for a request without one. */
  isEntrance?: boolean;
  /** Whether to record a span for such requests. */
  isTraced?: (ctx: Context) => boolean;
}

/** A trace that is not recorded and only correlates log lines. */
const unrecordedTrace = (): TraceContext => {
  const traceId = randomUUID().replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16), isSampled: false };
};

const isNoProbe = ({ path }: Context) => !probePaths.has(path);

/** Describes the request by its route's pattern: paths contain ids, and queries contain search terms. */
const describe = (ctx: Context, span: OpenSpan) => {
  const route = ctx._matchedRoute as string | undefined;
  if (route) span.rename(`${ctx.method} ${route}`);
  span.set({ ...(route ? { 'http.route': route } : {}), 'http.response.status_code': ctx.status });
  if (ctx.status >= 500) span.fail(String(ctx.status));
};

/**
 * Reads the trace of each request from its `traceparent`, for the log and for further calls, and records a span while traces are
 * exported. It must precede the middleware that turns errors into replies.
 */
export const traceRequests =
  ({ tracing, isEntrance = false, isTraced = isNoProbe }: Options): Middleware =>
  async (ctx, next) => {
    const given = parseTraceparent(ctx.get(traceparentHeader));
    if (!tracing || !isTraced(ctx)) {
      if (given) ctx.state.trace = { ...given, isSampled: given.isSampled && !isEntrance };
      else if (isEntrance) ctx.state.trace = unrecordedTrace();
      return next();
    }
    const attributes = { 'http.request.method': ctx.method };
    return tracing.inSpan({ name: ctx.method, kind: 'server', parent: given, attributes }, async (span) => {
      ctx.state.trace = span.context;
      await next();
      describe(ctx, span);
    });
  };

/** The trace of a request, from `traceRequests`; null when it has none. */
export const traceOf = (ctx: Context): TraceContext | null =>
  (ctx.state.trace as TraceContext | undefined) ?? null;

/** Headers with which a call continues the trace of a request. */
export const traceHeaders = (ctx: Context): Record<string, string> => {
  const trace = traceOf(ctx);
  return trace ? { [traceparentHeader]: formatTraceparent(trace) } : {};
};
