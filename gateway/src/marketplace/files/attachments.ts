import { attachmentFolder } from '@setu/contracts';
import { callerTokenHeader } from '@setu/protocol';
import { requestIdHeader, traceHeaders, UpstreamError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { SignCaller } from '../../edge/sessions/caller-token';
import { callerOf, type SignedInSession, sessionOf } from '../../edge/sessions/signed-in-session';
import { refuseMethod } from '../../http/allowed-methods';
import type { MediaDeps } from './media';
import { findFile, sendFile } from './send-file';

interface Deps extends MediaDeps {
  signCaller: SignCaller;
}

/** The signed-in accounts of this browser: the user, then the administrator. @throws UpstreamError 503 without the store of sessions */
const callersOf = (ctx: Context): SignedInSession[] => {
  const sessions = (['user', 'admin'] as const).map((kind) => sessionOf(ctx, kind));
  if (sessions.some(({ isKnown }) => !isKnown))
    throw new UpstreamError(503, 'Your session could not be checked. Try again in a few seconds.', {
      retryAfter: 5,
    });
  return sessions.flatMap(({ signedIn }) => signedIn ?? []);
};

/**
 * Serves files of conversations, `/attachments/…`, from the service that answers `/api/attachments/…` and decides who gets them. The
 * headers are those of public files, but other sites may not show them and shared caches may not store them. Must run after the sessions.
 */
export const attachments =
  ({ upstreams, routes, targetFor, signCaller }: Deps): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(attachmentFolder)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') refuseMethod(ctx, ['GET', 'HEAD']);
    const path = `/api${ctx.path}`;
    const route = routes.find(path);
    if (!route) return next();
    ctx._matchedRoute = route.pattern;
    const target = targetFor(ctx, route.service);
    const askAs = async (caller: SignedInSession | null) => {
      const token = await signCaller(callerOf(caller, route.isOnBehalf));
      const headers = {
        [requestIdHeader]: String(ctx.state.requestId),
        ...traceHeaders(ctx),
        ...(token === null ? {} : { [callerTokenHeader]: token }),
      };
      return findFile({ upstreams, service: route.service, target, path, headers });
    };
    const [first = null, ...others] = callersOf(ctx);
    let found = await askAs(first);
    for (const caller of others) if (found.status === 404) found = await askAs(caller);
    sendFile(ctx, found, 'same-origin');
    ctx.vary('cookie');
    // A file never changes, so the browser may use its copy; the service has just decided that this person may get it.
    ctx.etag = ctx.path;
    if (ctx.status === 200 && ctx.fresh) ctx.status = 304;
  };
