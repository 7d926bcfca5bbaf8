import {
  type BootTools,
  type FrontendRelease,
  formatTraceparent,
  matchRoute,
  traceTimingName,
} from '@setu/protocol';
import { NotFoundError, traceOf } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { assertReads } from '../../http/allowed-methods';
import { contentSecurityPolicy } from '../../http/security-headers';
import { isSpeculative, savesData } from '../../http/speculative';
import type { LiveReleases } from '../../releases/live-releases';
import type { Sessions } from '../sessions/sessions';
import { sessionOf } from '../sessions/signed-in-session';
import { compressed } from './compress';
import { earlyPresses } from './document/early-presses';
import { noShellPage } from './document/no-shell-page';
import { makePageParts, type PageParts } from './document/page-parts';
import { isOverridden, type MakePageDeps, makePage, type PageRequest, remoteOf } from './make-page';
import type { SharedPages } from './shared-pages';

interface Deps extends MakePageDeps {
  /** The releases that this visitor gets. */
  releasesFor: (ctx: Context) => LiveReleases;
  sessions: Pick<Sessions, 'commit' | 'applyChanges'>;
  /** Called for each page, with the releases whose screens it shows. */
  onShown: (ctx: Context, releases: readonly FrontendRelease[]) => void;
  /** Called for each page that the server code of a release failed to prepare or to render. */
  onServerCodeFailed: (ctx: Context, release: FrontendRelease) => void;
  /** What the developer tools of a page show; null for ordinary visitors. */
  toolsFor: (ctx: Context) => BootTools | null;
  sharedPages: SharedPages;
  isSecure: boolean;
  /** Address to which pages may upload pictures. */
  uploads: string | undefined;
}

/** Page parts by live releases: they are built once for each set of releases. */
const makePartsCache = () => {
  const cache = new WeakMap<LiveReleases, PageParts>();
  return (live: LiveReleases): PageParts | null => {
    if (!live.shell) return null;
    const parts = cache.get(live) ?? makePageParts(live.shell, live);
    cache.set(live, parts);
    return parts;
  };
};

const sendNoShellPage = (ctx: Context, product: string) => {
  ctx.status = 503;
  ctx.set('retry-after', '5');
  ctx.type = 'html';
  ctx.body = noShellPage(product);
};

/** Lets a page load the remotes of its overrides from their development servers, or else use speculation rules; upload pictures; and play videos. */
const allowScripts = (
  ctx: Context,
  tools: BootTools | null,
  parts: PageParts,
  { isSecure, uploads, product: { frames } }: Pick<Deps, 'isSecure' | 'uploads' | 'product'>,
) => {
  const overrides = (tools?.overrides ?? []).map(({ url }) => url);
  const inline = [earlyPresses.source, ...(overrides.length > 0 ? [] : [parts.speculation.source])];
  ctx.set('content-security-policy', contentSecurityPolicy(isSecure, { overrides, inline, uploads, frames }));
};

/**
 * Sends the page its trace id, so that its calls continue the trace. The sampling flag is left out: a client with the id of a recorded
 * trace could have any number of calls recorded.
 */
const nameTrace = (ctx: Context) => {
  const trace = traceOf(ctx);
  if (trace)
    ctx.set(
      'server-timing',
      `${traceTimingName};desc="${formatTraceparent({ ...trace, isSampled: false })}"`,
    );
};

/** Declines a page that a browser fetches in advance for a visitor who saves data. */
const declineSpeculation = (ctx: Context) => {
  ctx.status = 503;
  ctx.set('cache-control', 'no-store');
  ctx.body = '';
};

/** Whether the visitor is signed out: such visitors share stored pages. */
const isSignedOut = (ctx: Context): boolean =>
  (['user', 'admin'] as const).every((kind) => {
    const { signedIn, isKnown } = sessionOf(ctx, kind);
    return !signedIn && isKnown;
  });

/** Answers every other address with a page. */
export const pages = (deps: Deps): Middleware => {
  const { sessions, sharedPages } = deps;
  const partsOf = makePartsCache();

  const make = async (request: PageRequest) => {
    const page = await makePage(request, deps);
    for (const release of page.failed) deps.onServerCodeFailed(request.ctx, release);
    return page;
  };

  return async (ctx) => {
    assertReads(ctx);
    if (!ctx.accepts('html'))
      throw new NotFoundError('not_found', 'This address is a page. Ask for it with "Accept: text/html".');
    if (isSpeculative(ctx) && savesData(ctx)) return declineSpeculation(ctx);
    const live = deps.releasesFor(ctx);
    const parts = partsOf(live);
    ctx.set('cache-control', 'private, no-cache');
    ctx.vary('Cookie');
    if (deps.tracing) nameTrace(ctx);
    if (!parts || !live.shell) return sendNoShellPage(ctx, deps.product.name);

    const role = sessionOf(ctx, 'user').signedIn?.role ?? null;
    const match = matchRoute(ctx.path, role, parts.routes);
    ctx._matchedRoute = match.kind === 'found' ? match.route.path : match.kind;
    const tools = deps.toolsFor(ctx);
    allowScripts(ctx, tools, parts, deps);
    // A prefetched page may never be shown; the shell reports when it is.
    if (ctx.method === 'GET' && !isSpeculative(ctx))
      deps.onShown(ctx, [live.shell.release, ...(isOverridden(match, tools) ? [] : remoteOf(match))]);
    const releases = { shell: live.shell, remote: match.kind === 'found' ? match.route.remote : null };
    const address = { path: ctx.path, query: ctx.querystring };
    const request = { ctx, live, parts, releases, match, ...address, tools, isShared: false };
    if (!tools && isSignedOut(ctx)) {
      await sessions.commit(ctx);
      if (await sharedPages.send(request, make)) return;
    }

    const page = await make(request);
    await sessions.commit(ctx);
    ctx.status = page.status;
    ctx.type = 'html';
    await compressed(ctx, page.html);
  };
};
