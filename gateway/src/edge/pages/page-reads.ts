import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Audience,
  callerTokenHeader,
  clientAddressHeader,
  linkHeader,
  searchReadingHeader,
  totalCountHeader,
  totalIsBoundHeader,
} from '@setu/protocol';
import { NotFoundError, requestIdHeader, traceHeaders, UpstreamError } from '@setu/service-kit';
import type { Context } from 'koa';
import type { LiveReleases } from '../../releases/live-releases';
import type { StoredReads } from '../cache/stored-reads';
import { replyOf } from '../cache/stored-reply';
import type { ReadApi } from '../renderer/page-renderer';
import type { PageWaits } from '../renderer/page-waits';
import type { SignCaller } from '../sessions/caller-token';
import { callerOf, sessionKindOf, sessionOf } from '../sessions/signed-in-session';
import type { ServiceTarget, Upstreams } from '../upstreams/upstreams';

const maxUrlLength = 2_000;
/** Path and query of an API address: printable ASCII without `#` and `\`. */
const apiUrl = /^\/api\/[!"$-[\]-~]*$/;
/** Largest reply to a read of a page. */
const maxReplyBytes = 2_000_000;

/** Reply headers that server code gets; headers for the gateway only are left out. */
const replyHeaders = [
  'content-type',
  'retry-after',
  linkHeader,
  searchReadingHeader,
  totalCountHeader,
  totalIsBoundHeader,
].map((name) => name.toLowerCase());

interface Deps {
  /** Replies that several visitors share; absent when each read goes to its service. */
  stored?: StoredReads;
  upstreams: Upstreams;
  /** The service and release that answer a GET for a visitor with these releases; null when no service does. */
  targetFor: (ctx: Context, path: string, releases: LiveReleases) => ServiceTarget | null;
  signCaller: SignCaller;
  /** Whether a team member's read of this path is made on behalf of the brand. */
  isOnBehalf: (path: string) => boolean;
  waits: Pick<PageWaits, 'readMs'>;
}

/** Waits for something that others may wait for longer. @throws UpstreamError after this time, ms */
const within = async <T>(ms: number, service: string, work: Promise<T>): Promise<T> => {
  const late = Symbol('late');
  const first = await Promise.race([work, sleep(ms, late, { ref: false })]);
  if (first === late) throw new UpstreamError(504, `The ${service} service took too long to answer.`);
  return first as T;
};

/** Makes the reads of a page as calls of its visitor. Server code never gets the caller tokens. */
export const visitorReads = (
  ctx: Context,
  releases: LiveReleases,
  { stored, upstreams, targetFor, signCaller, isOnBehalf, waits }: Deps,
): ReadApi => {
  return async (url) => {
    const path = url.split('?')[0] ?? '';
    const to = targetFor(ctx, path, releases);
    if (!to) throw new NotFoundError('not_found', `No service answers ${path}`);
    if (stored?.isShared(ctx, url)) {
      const { value, found, madeAt } = await within(waits.readMs, to.service, stored.read(ctx, to, url));
      return { ...replyOf(value), stored: { madeAt, isStale: found === 'stale' } };
    }
    const { signedIn } = sessionOf(ctx, sessionKindOf(path));
    const token = await signCaller(callerOf(signedIn, isOnBehalf(path)));
    const headers = {
      accept: 'application/json',
      [clientAddressHeader]: ctx.ip,
      'x-forwarded-for': ctx.ip,
      [requestIdHeader]: String(ctx.state.requestId),
      ...traceHeaders(ctx),
      ...(token ? { [callerTokenHeader]: token } : {}),
    };
    return upstreams.read(to, { path: url, headers, timeoutMs: waits.readMs, maxBytes: maxReplyBytes });
  };
};

interface PageRoute {
  path: string;
  audience: Audience;
}

/** The administrators' pages: those for their role, and those below /admin, which have a separate session. */
const isForAdmins = ({ path, audience }: PageRoute): boolean =>
  (Array.isArray(audience) && audience.includes('admin')) || /^\/admin(\/|$)/.test(path);

/**
 * Limits what server code may read for a page of this route: JSON by GET from the live services, as this visitor.
 * Administrators' endpoints are readable for their pages only.
 * @param read makes the read; throws NotFoundError when no live service answers such a GET
 */
export const readsOfRoute =
  (route: PageRoute, read: ReadApi): ReadApi =>
  async (url) => {
    const path = url.split('?')[0] ?? '';
    if (url.length > maxUrlLength || !apiUrl.test(url))
      throw new NotFoundError('not_found', 'A page may read addresses of the API only: /api/… in ASCII');
    if (sessionKindOf(path) === 'admin' && !isForAdmins(route))
      throw new NotFoundError(
        'not_found',
        `${path} is for administrators' pages only, and ${route.path} is not one`,
      );
    const reply = await read(url);
    const headers = Object.entries(reply.headers).filter(([name]) => replyHeaders.includes(name));
    return { ...reply, headers: Object.fromEntries(headers) };
  };
