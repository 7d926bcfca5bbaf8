import {
  type BootTools,
  type FrontendRelease,
  matchRoute,
  type PageHead,
  type RouteMatch,
  type SiteSettings,
} from '@setu/contracts';
import { type Logger, NotFoundError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { assertReads } from '../http/allowed-methods';
import { contentSecurityPolicy } from '../http/security-headers';
import type { LiveReleases } from '../releases/live-releases';
import type { PageRenderer, Preparation, PreparedPage, ReadApi } from '../renderer/page-renderer';
import type { SignCaller } from '../sessions/caller-token';
import type { Sessions } from '../sessions/sessions';
import { sessionOf } from '../sessions/signed-in-session';
import type { ServiceTarget, Upstreams } from '../upstreams/upstreams';
import { compressed } from './compress';
import { notFoundHead, plainHead, privateHead, signInHead } from './default-head';
import { headHtml } from './head-html';
import { noShellPage } from './no-shell-page';
import { pageHtml } from './page-html';
import { makePageParts, type PageParts, type PageRoute } from './page-parts';
import { readsOfRoute, visitorReads } from './page-reads';
import { readPageUser } from './read-user';

interface Deps {
  /** The releases that this visitor gets. */
  releasesFor: (ctx: Context) => LiveReleases;
  renderer: PageRenderer;
  upstreams: Upstreams;
  targetFor: (ctx: Context, path: string, releases: LiveReleases) => ServiceTarget | null;
  signCaller: SignCaller;
  sessions: Pick<Sessions, 'commit' | 'applyChanges'>;
  /** Name and description of the site; null while they are unknown. */
  siteSettings: () => SiteSettings | null;
  logger: Logger;
  publicUrl: string;
  demo: boolean;
  /** Called for each page, with the releases whose screens it shows. */
  onShown: (ctx: Context, releases: readonly FrontendRelease[]) => void;
  /** Called for each page that the server code of a release failed to prepare. */
  onPrepareFailed: (ctx: Context, release: FrontendRelease) => void;
  /** What the developer tools of a page show; null for ordinary visitors. */
  toolsFor: (ctx: Context) => BootTools | null;
  isSecure: boolean;
}

type Match = RouteMatch<PageRoute>;

const unprepared: PreparedPage = { stateJson: '{"mutations":[],"queries":[]}', head: null, status: 200 };

const headOf = (
  { path }: Context,
  match: Match,
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

const remoteOf = (match: Match): FrontendRelease[] =>
  match.kind === 'found' && match.route.remote ? [match.route.remote.release] : [];

/** Whether an override replaces the remote of this route by one from a development server. */
const isOverridden = (match: Match, tools: BootTools | null): boolean =>
  match.kind === 'found' &&
  tools?.overrides.some(({ deployable }) => deployable === match.route.remote?.release.name) === true;

/** Page parts by live releases: they are built once for each set of releases. */
const makePartsCache = () => {
  const cache = new WeakMap<LiveReleases, PageParts>();
  return (live: LiveReleases): PageParts | null => {
    if (!live.shell) return null;
    const parts = cache.get(live) ?? makePageParts(live.shell.release, live);
    cache.set(live, parts);
    return parts;
  };
};

const sendNoShellPage = (ctx: Context) => {
  ctx.status = 503;
  ctx.set('retry-after', '5');
  ctx.type = 'html';
  ctx.body = noShellPage;
};

/** Has the remote's server code prepare the page of a route. */
const prepare = async (
  ctx: Context,
  match: Match,
  read: ReadApi,
  renderer: PageRenderer,
): Promise<Preparation> => {
  if (match.kind !== 'found' || !match.route.remote) return { kind: 'skipped' };
  const { path, remote } = match.route;
  const request = { path, params: match.params, search: ctx.querystring, now: Date.now() };
  return renderer.prepare(remote, request, readsOfRoute(match.route, read));
};

/** Lets a page load remotes from the development servers of its overrides. */
const allowOverrides = (ctx: Context, tools: BootTools | null, isSecure: boolean) => {
  if (!tools || tools.overrides.length === 0) return;
  const origins = tools.overrides.map(({ url }) => url);
  ctx.set('content-security-policy', contentSecurityPolicy(isSecure, origins));
};

/** Answers every other address with a page that already knows its user, its screen's files and its first reads. */
export const pages = (deps: Deps): Middleware => {
  const { renderer, sessions } = deps;
  const partsOf = makePartsCache();

  return async (ctx) => {
    assertReads(ctx);
    if (!ctx.accepts('html'))
      throw new NotFoundError('not_found', 'This address is a page. Ask for it with "Accept: text/html".');
    const live = deps.releasesFor(ctx);
    const parts = partsOf(live);
    ctx.set('cache-control', 'private, no-cache');
    ctx.vary('Cookie');
    if (!parts || !live.shell) return sendNoShellPage(ctx);

    const role = sessionOf(ctx, 'user').signedIn?.role ?? null;
    const match = matchRoute(ctx.path, role, parts.routes);
    ctx._matchedRoute = match.kind === 'found' ? match.route.path : match.kind;
    const read = await visitorReads(ctx, live, deps);
    const [pageUser, preparation] = await Promise.all([
      readPageUser(ctx, read, deps),
      prepare(ctx, match, read, renderer),
    ]);
    const prepared = preparation.kind === 'prepared' ? preparation.page : unprepared;
    await sessions.commit(ctx);
    const tools = deps.toolsFor(ctx);
    allowOverrides(ctx, tools, deps.isSecure);

    const hasOverride = isOverridden(match, tools);
    if (ctx.method === 'GET') {
      const remote = hasOverride ? [] : remoteOf(match);
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
        preloads: match.kind === 'found' && !hasOverride ? match.route.preloads : '',
        stateJson: prepared.stateJson,
        demo: deps.demo,
        tools,
      }),
    );
  };
};
