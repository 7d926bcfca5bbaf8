import { linkHeader, searchReadingHeader, totalCountHeader, totalIsBoundHeader } from '@setu/protocol';
import { type Metrics, requestIdHeader, traceHeaders } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { Changes } from '../cache/changes';
import { makeReplyCache } from '../cache/reply-cache';
import { allowSharing, makeSeen, maxQueryLength, storedFor, surrogateKey } from '../cache/sharing';
import { type StoredReply, sendStored, storedBytes, storedReply } from '../cache/stored-reply';
import { tagsOfRead } from '../cache/tags-of-read';
import type { Sessions } from '../sessions/sessions';
import { sessionKindOf, sessionOf } from '../sessions/signed-in-session';
import type { ApiRoutes } from '../upstreams/api-routes';
import { upstreamFailure } from '../upstreams/upstream-errors';
import type { ServiceTarget, Upstreams } from '../upstreams/upstreams';

/** Memory for all stored reads, bytes. */
const maxBytes = 32_000_000;

/** Timeout of a read, ms; the same as for a forwarded call. */
const timeoutMs = 10_000;

/** Largest reply that is buffered, bytes. */
const maxReplyBytes = 2_000_000;

/** Headers that belong to the content of a reply. */
const contentHeaders = [linkHeader, searchReadingHeader, totalCountHeader, totalIsBoundHeader].map((name) =>
  name.toLowerCase(),
);

interface Deps {
  changes: Changes;
  upstreams: Upstreams;
  routes: ApiRoutes;
  /** The service and release that get this visitor's call. */
  targetFor: (ctx: Context, service: string) => ServiceTarget;
  sessions: Pick<Sessions, 'commit'>;
  /** Whether visitors currently differ by more than their session: then no CDN may store their replies. */
  isPersonal: () => boolean;
  metrics: Pick<Metrics, 'replyCache' | 'replyCacheBytes'>;
}

const isSignedOut = (ctx: Context): boolean => {
  const { signedIn, isKnown } = sessionOf(ctx, sessionKindOf(ctx.path));
  return isKnown && !signedIn;
};

/** Answers public reads of signed-out visitors from stored replies, until an event changes them. */
export const sharedReads = (deps: Deps): Middleware => {
  const { changes, upstreams, routes, targetFor, sessions, isPersonal, metrics } = deps;
  const cache = makeReplyCache<StoredReply>({ changes, maxBytes, ...storedFor });
  const wasSeen = makeSeen();

  const read = async (ctx: Context, to: ServiceTarget) => {
    const headers = {
      accept: 'application/json',
      [requestIdHeader]: String(ctx.state.requestId),
      ...traceHeaders(ctx),
    };
    const {
      status,
      headers: received,
      body,
    } = await upstreams
      .read(to, { path: ctx.url, headers, timeoutMs, maxBytes: maxReplyBytes })
      .catch((error: unknown) => {
        throw upstreamFailure(to.service, error);
      });
    const tags = status === 200 ? tagsOfRead(routes.find, ctx.path) : null;
    const kept = Object.entries(received).filter(([name]) => contentHeaders.includes(name));
    const type = received['content-type'] ?? 'application/json';
    const reply = storedReply(status, type, body, { ...Object.fromEntries(kept), ...surrogateKey(tags) });
    return { value: reply, bytes: storedBytes(reply), tags, isWhole: status < 500 };
  };

  return async (ctx, next) => {
    const route = ctx.method === 'GET' ? routes.find(ctx.path) : null;
    const isShared = route?.changedBy && route.hasJsonGet && ctx.querystring.length <= maxQueryLength;
    if (!isShared || !isSignedOut(ctx) || !ctx.accepts('json')) return next();
    ctx._matchedRoute = route.pattern;
    await sessions.commit(ctx);
    const to = targetFor(ctx, route.service);
    const key = `${to.version} ${ctx.path}?${ctx.querystring}`;
    const mayStore = ctx.querystring === '' || wasSeen(key);
    const { value, found } = await cache.get(key, () => read(ctx, to), mayStore);
    metrics.replyCache.inc({ kind: 'read', result: found });
    metrics.replyCacheBytes.set({ kind: 'read' }, cache.bytes());
    ctx.vary('Cookie');
    ctx.set('cache-control', 'no-store');
    if (!isPersonal()) allowSharing(ctx, value);
    await sendStored(ctx, value);
  };
};
