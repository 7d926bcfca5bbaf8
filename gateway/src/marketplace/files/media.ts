import { mediaFolder } from '@setu/contracts';
import { requestIdHeader, traceHeaders } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { ApiRoutes } from '../../edge/upstreams/api-routes';
import type { ServiceTarget, Upstreams } from '../../edge/upstreams/upstreams';
import { refuseMethod } from '../../http/allowed-methods';
import { findFile, sendFile } from './send-file';

export interface MediaDeps {
  upstreams: Upstreams;
  routes: ApiRoutes;
  /** The service and release that get this visitor's call. */
  targetFor: (ctx: Context, service: string) => ServiceTarget;
}

/**
 * Serves pictures and PDFs that people uploaded for listings, `/media/…`, from the service that answers `/api/media/…`, with separate
 * headers. They are public and never change, so browsers cache them, and no session is read.
 */
export const media =
  ({ upstreams, routes, targetFor }: MediaDeps): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(mediaFolder)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') refuseMethod(ctx, ['GET', 'HEAD']);
    const path = `/api${ctx.path}`;
    const route = routes.find(path);
    if (!route) return next();
    ctx._matchedRoute = route.pattern;
    const headers = { [requestIdHeader]: String(ctx.state.requestId), ...traceHeaders(ctx) };
    const target = targetFor(ctx, route.service);
    sendFile(
      ctx,
      await findFile({ upstreams, service: route.service, target, path, headers }),
      'cross-origin',
    );
  };
