import type { Context, Middleware } from 'koa';
import { allowSharing } from '../cache/sharing';
import type { StoredReads } from '../cache/stored-reads';
import { sendStored } from '../cache/stored-reply';
import type { Sessions } from '../sessions/sessions';
import { sessionKindOf, sessionOf } from '../sessions/signed-in-session';
import type { ApiRoutes } from '../upstreams/api-routes';
import type { ServiceTarget } from '../upstreams/upstreams';

interface Deps {
  reads: StoredReads;
  routes: ApiRoutes;
  /** The service and release that get this visitor's call. */
  targetFor: (ctx: Context, service: string) => ServiceTarget;
  sessions: Pick<Sessions, 'commit'>;
  /** Whether visitors currently differ by more than their session: then no CDN may store their replies. */
  isPersonal: () => boolean;
}

/** Answers public reads from stored replies, until an event changes them. */
export const sharedReads = ({ reads, routes, targetFor, sessions, isPersonal }: Deps): Middleware => {
  return async (ctx, next) => {
    const route = ctx.method === 'GET' ? routes.find(ctx.path) : null;
    if (!route || !ctx.accepts('json') || !reads.isShared(ctx, ctx.url)) return next();
    ctx._matchedRoute = route.pattern;
    await sessions.commit(ctx);
    const { value } = await reads.read(ctx, targetFor(ctx, route.service), ctx.url);
    ctx.vary('Cookie');
    ctx.set('cache-control', 'no-store');
    if (!isPersonal() && !sessionOf(ctx, sessionKindOf(ctx.path)).signedIn) allowSharing(ctx, value);
    await sendStored(ctx, value);
  };
};
