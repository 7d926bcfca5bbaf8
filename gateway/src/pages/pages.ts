import {
  type BootTools,
  callerTokenHeader,
  clientAddressHeader,
  type FrontendRelease,
  getCurrentUser,
  linkHeader,
  matchRoute,
  type PageHead,
  type RouteMatch,
  type SiteSettings,
  searchReadingHeader,
  totalCountHeader,
} from '@setu/contracts';
import { type Logger, NotFoundError, requestIdHeader } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { assertReads } from '../http/allowed-methods';
import { contentSecurityPolicy } from '../http/security-headers';
import type { LiveReleases } from '../releases/live-releases';
import type { PageRenderer, Preparation, PreparedPage, ReadApi } from '../renderer/page-renderer';
import type { SignCaller } from '../sessions/caller-token';
import { type SessionChanges, sessionChangesIn } from '../sessions/session-changes';
import { type SessionKind, sessionKindOf, sessionOf } from '../sessions/signed-in-session';
import type { ServiceTarget, Upstreams } from '../upstreams/upstreams';
import { compressed } from './compress';
import { notFoundHead, plainHead, privateHead, signInHead } from './default-head';
import { headHtml } from './head-html';
import { noShellPage } from './no-shell-page';
import { pageHtml } from './page-html';
import { makePageParts, type PageParts, type PageRoute } from './page-parts';
import { readsOfPage } from './page-reads';
import { type PageUser, pageUserOf } from './read-user';

/** Milliseconds a page waits for any one read. */
const readTimeout = 1_200;
/** Largest reply to a read of a page, bytes. */
const maxReplyBytes = 2_000_000;

interface Deps {
  /** What this visitor's pages are made of. */
  releasesFor: (ctx: Context) => LiveReleases;
  renderer: PageRenderer;
  upstreams: Upstreams;
  /** Where a GET of this API path goes for a visitor with these releases; null when no service answers it. */
  targetFor: (ctx: Context, path: string, releases: LiveReleases) => ServiceTarget | null;
  signCaller: SignCaller;
  /** Does what a reply of the identity service says of sessions. */
  applySessionChanges: (ctx: Context, orders: SessionChanges) => Promise<void>;
  commitSession: (ctx: Context) => Promise<void>;
  /** What is known of the site's name and description. */
  siteSettings: () => SiteSettings | null;
  logger: Logger;
  publicUrl: string;
  demo: boolean;
  /** Told of each page with the releases whose screens it shows. */
  onShown: (ctx: Context, releases: readonly FrontendRelease[]) => void;
  /** Called for each page that a release's server code failed to prepare. */
  onPrepareFailed: (ctx: Context, release: FrontendRelease) => void;
  /** What a page carries for who may look behind it; null for ordinary visitors. */
  toolsFor: (ctx: Context) => BootTools | null;
  isSecure: boolean;
}

const nothingKnown: PreparedPage = { stateJson: '{"mutations":[],"queries":[]}', head: null, status: 200 };

/** What an API client reads of a reply; what services tell the gateway alone stays in here. */
const replyHeaders = ['content-type', 'retry-after', linkHeader, searchReadingHeader, totalCountHeader].map(
  (name) => name.toLowerCase(),
);
const headersOfReply = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => replyHeaders.includes(name)));

const headOf = (
  { path }: Context,
  match: RouteMatch<PageRoute>,
  prepared: PageHead | null,
  site: SiteSettings | null,
): PageHead => {
  if (match.kind === 'not-found') return notFoundHead(site);
  if (match.kind === 'sign-in') return signInHead(site, path);
  if (prepared) return prepared;
  const { audience, title } = match.route;
  const isOpen = audience === 'everyone' || audience === 'signed-out';
  return isOpen ? plainHead(site, path) : privateHead(site, path, title);
};

const remoteOf = (match: RouteMatch<PageRoute>): FrontendRelease[] =>
  match.kind === 'found' && match.route.remote ? [match.route.remote.release] : [];
/** Whether this visitor takes the route's screen from a developer's machine. */
const isElsewhere = (match: RouteMatch<PageRoute>, tools: BootTools | null): boolean =>
  match.kind === 'found' &&
  tools?.overrides.some(({ piece }) => piece === match.route.remote?.release.name) === true;

/** Answers every other address with a page that already knows its user, its screen's files and its first reads. */
export const pages = (deps: Deps): Middleware => {
  const { releasesFor, renderer, upstreams, signCaller, logger } = deps;
  const made = new WeakMap<LiveReleases, PageParts>();

  const partsOf = (live: LiveReleases): PageParts | null => {
    if (!live.shell) return null;
    const parts = made.get(live) ?? makePageParts(live.shell.release, live);
    made.set(live, parts);
    return parts;
  };

  /** Reads for whoever asked for the page, as that person's own calls would be made; the tokens stay in here. */
  const readerFor = async (ctx: Context, releases: LiveReleases): Promise<ReadApi> => {
    const tokens: Record<SessionKind, string | null> = {
      user: await signCaller(sessionOf(ctx, 'user').signedIn),
      admin: await signCaller(sessionOf(ctx, 'admin').signedIn),
    };
    return async (url) => {
      const path = url.split('?')[0] ?? '';
      const to = deps.targetFor(ctx, path, releases);
      if (!to) throw new NotFoundError('not_found', `No service answers ${path}`);
      const token = tokens[sessionKindOf(path)];
      const headers = {
        accept: 'application/json',
        [clientAddressHeader]: ctx.ip,
        'x-forwarded-for': ctx.ip,
        [requestIdHeader]: String(ctx.state.requestId),
        ...(token ? { [callerTokenHeader]: token } : {}),
      };
      return upstreams.read(to, { path: url, headers, timeout: readTimeout, maxBytes: maxReplyBytes });
    };
  };

  const readUser = async (ctx: Context, read: ReadApi): Promise<PageUser> => {
    const { signedIn, isKnown } = sessionOf(ctx, 'user');
    if (!signedIn) return { user: null, userKnown: isKnown };
    try {
      const reply = await read(getCurrentUser.path);
      await deps.applySessionChanges(ctx, sessionChangesIn(reply.headers));
      return pageUserOf(reply, logger);
    } catch (err) {
      logger.warn({ err, requestId: ctx.state.requestId }, 'the page comes without its user');
      return { user: null, userKnown: false };
    }
  };

  const prepare = async (ctx: Context, match: RouteMatch<PageRoute>, read: ReadApi): Promise<Preparation> => {
    if (match.kind !== 'found' || !match.route.remote) return { kind: 'skipped' };
    const { path, remote } = match.route;
    const request = { path, params: match.params, search: ctx.querystring, now: Date.now() };
    const readForRemote: ReadApi = async (url) => {
      const reply = await read(url);
      return { ...reply, headers: headersOfReply(reply.headers) };
    };
    return renderer.prepare(remote, request, readsOfPage(match.route, readForRemote));
  };

  return async (ctx) => {
    assertReads(ctx);
    if (!ctx.accepts('html'))
      throw new NotFoundError('not_found', 'There is nothing but a page at this address.');
    const live = releasesFor(ctx);
    const parts = partsOf(live);
    ctx.set('cache-control', 'private, no-cache');
    ctx.vary('Cookie');
    if (!parts || !live.shell) {
      ctx.status = 503;
      ctx.set('retry-after', '5');
      ctx.type = 'html';
      ctx.body = noShellPage;
      return;
    }
    const { signedIn } = sessionOf(ctx, 'user');
    const match = matchRoute(ctx.path, signedIn?.role ?? null, parts.routes);
    ctx._matchedRoute = match.kind === 'found' ? match.route.path : match.kind;
    const read = await readerFor(ctx, live);
    const [pageUser, preparation] = await Promise.all([readUser(ctx, read), prepare(ctx, match, read)]);
    const prepared = preparation.kind === 'prepared' ? preparation.page : nothingKnown;
    await deps.commitSession(ctx);
    const tools = deps.toolsFor(ctx);
    if (tools && tools.overrides.length > 0)
      ctx.set(
        'content-security-policy',
        contentSecurityPolicy(
          deps.isSecure,
          tools.overrides.map(({ url }) => url),
        ),
      );

    const elsewhere = isElsewhere(match, tools);
    if (ctx.method === 'GET') {
      const remote = elsewhere ? [] : remoteOf(match);
      deps.onShown(ctx, [live.shell.release, ...remote]);
      if (preparation.kind === 'failed') for (const release of remote) deps.onPrepareFailed(ctx, release);
    }
    ctx.status = match.kind === 'not-found' ? 404 : prepared.status;
    ctx.type = 'html';
    await compressed(
      ctx,
      pageHtml(parts, {
        ...pageUser,
        isAdministrator: sessionOf(ctx, 'admin').signedIn !== null,
        head: headHtml(headOf(ctx, match, prepared.head, deps.siteSettings()), deps.publicUrl),
        preloads: match.kind === 'found' && !elsewhere ? match.route.preloads : '',
        stateJson: prepared.stateJson,
        demo: deps.demo,
        tools,
      }),
    );
  };
};
