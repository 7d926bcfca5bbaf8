import { linkHeader, searchReadingHeader, totalCountHeader, totalIsBoundHeader } from '@setu/protocol';
import { type Metrics, requestIdHeader, traceHeaders } from '@setu/service-kit';
import type { Context } from 'koa';
import { sessionKindOf, sessionOf } from '../sessions/signed-in-session';
import type { ApiRoutes } from '../upstreams/api-routes';
import { upstreamFailure } from '../upstreams/upstream-errors';
import type { ServiceTarget, Upstreams } from '../upstreams/upstreams';
import type { Changes } from './changes';
import { type Kept, makeReplyCache } from './reply-cache';
import { makeSeen, maxQueryLength, storedFor, surrogateKey } from './sharing';
import { type StoredReply, storedBytes, storedReply } from './stored-reply';
import { tagsOfRead } from './tags-of-read';

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
  metrics: Pick<Metrics, 'replyCache' | 'replyCacheBytes'>;
}

/** Replies to public reads, stored until an event changes them. Calls and pages of visitors who get the same share them. */
export interface StoredReads {
  /** Whether the reply to this visitor's GET of an address may be shared. @param url path and query */
  isShared: (ctx: Context, url: string) => boolean;
  /** The reply, stored or read now. @throws UpstreamError when there is none */
  read: (ctx: Context, to: ServiceTarget, url: string) => Promise<Kept<StoredReply>>;
}

export const makeStoredReads = ({ changes, upstreams, routes, metrics }: Deps): StoredReads => {
  const cache = makeReplyCache<StoredReply>({ changes, maxBytes, ...storedFor });
  const wasSeen = makeSeen();

  const readNow = async (ctx: Context, to: ServiceTarget, url: string) => {
    const headers = {
      accept: 'application/json',
      [requestIdHeader]: String(ctx.state.requestId),
      ...traceHeaders(ctx),
    };
    const reply = await upstreams
      .read(to, { path: url, headers, timeoutMs, maxBytes: maxReplyBytes })
      .catch((error: unknown) => {
        throw upstreamFailure(to.service, error);
      });
    const { status, body } = reply;
    const tags = status === 200 ? tagsOfRead(routes.find, url.split('?')[0] ?? '') : null;
    const kept = Object.entries(reply.headers).filter(([name]) => contentHeaders.includes(name));
    const type = reply.headers['content-type'] ?? 'application/json';
    const value = storedReply(status, type, body, { ...Object.fromEntries(kept), ...surrogateKey(tags) });
    return { value, bytes: storedBytes(value), tags, isWhole: status < 500 };
  };

  return {
    isShared: (ctx, url) => {
      // A query may contain further question marks.
      const path = url.split('?')[0] ?? '';
      const route = routes.find(path);
      if (!route?.changedBy || !route.hasJsonGet || url.length - path.length > maxQueryLength + 1)
        return false;
      const { signedIn, isKnown } = sessionOf(ctx, sessionKindOf(path));
      return isKnown && (!signedIn || route.sharedWith.includes(signedIn.role));
    },
    read: async (ctx, to, url) => {
      const key = `${to.version} ${url}`;
      const mayStore = !url.includes('?') || wasSeen(key);
      const kept = await cache.get(key, () => readNow(ctx, to, url), mayStore);
      metrics.replyCache.inc({ kind: 'read', result: kept.found });
      metrics.replyCacheBytes.set({ kind: 'read' }, cache.bytes());
      return kept;
    },
  };
};
