import type { BootTools, FrontendRelease, PageHead, RouteMatch } from '@setu/protocol';
import { type Logger, type Tracing, traceWork } from '@setu/service-kit';
import type { Context } from 'koa';
import type { LiveReleases, PageReleases } from '../../releases/live-releases';
import type { Tag } from '../cache/changes';
import type { StoredReads } from '../cache/stored-reads';
import type {
  Culprit,
  Outcome,
  PageRenderer,
  PreparedPage,
  ReadApi,
  RenderedPage,
} from '../renderer/page-renderer';
import type { PageWaits } from '../renderer/page-waits';
import type { SignCaller } from '../sessions/caller-token';
import { accountOf } from '../sessions/page-account';
import { sessionOf } from '../sessions/signed-in-session';
import type { Sites } from '../sites/sites';
import type { ServiceTarget, Upstreams } from '../upstreams/upstreams';
import { headHtml } from './document/head-html';
import { pageBoot, pageHtml } from './document/page-html';
import type { PageParts, PageRoute } from './document/page-parts';
import type { DefaultHeads, PageProduct } from './page-product';
import { readsOfRoute, visitorReads } from './page-reads';

export interface MakePageDeps {
  renderer: PageRenderer;
  storedReads: StoredReads;
  upstreams: Upstreams;
  targetFor: (ctx: Context, path: string, releases: LiveReleases) => ServiceTarget | null;
  signCaller: SignCaller;
  /** Whether a team member's read of this path is made on behalf of the brand. */
  isOnBehalf: (path: string) => boolean;
  waits: PageWaits;
  product: PageProduct;
  /** The tags of a read, by its path; null when they are not known. */
  tagsOfRead: (path: string) => Tag[] | null;
  logger: Logger;
  tracing: Tracing | null;
  publicUrl: string;
  /** The site of a page; null when one origin serves all pages. */
  siteOf: Sites['siteOf'];
  demo: boolean;
  /** Share of pages, 0 to 1, that measure how fast they are. */
  measuredShare: number;
}

export type Match = RouteMatch<PageRoute>;

const unprepared: PreparedPage = { stateJson: '{"mutations":[],"queries":[]}', head: null, status: 200 };

const headOf = (path: string, match: Match, prepared: PageHead | null, heads: DefaultHeads): PageHead => {
  if (match.kind === 'not-found') return heads.notFound();
  if (match.kind === 'sign-in') return heads.signIn(path);
  if (prepared) return prepared;
  const { audience, title } = match.route;
  const isOpen = audience === 'everyone' || audience === 'signed-out';
  return isOpen ? heads.open(path) : heads.ofMembers(path, title);
};

export const remoteOf = (match: Match): FrontendRelease[] =>
  match.kind === 'found' && match.route.remote ? [match.route.remote.release] : [];

/** Whether an override replaces the remote of this route by one from a development server. */
export const isOverridden = (match: Match, tools: BootTools | null): boolean =>
  match.kind === 'found' &&
  tools?.overrides.some(({ deployable }) => deployable === match.route.remote?.release.name) === true;

/** The input for a page. */
export interface PageRequest {
  ctx: Context;
  live: LiveReleases;
  parts: PageParts;
  releases: PageReleases;
  match: Match;
  /** Path and query that the page is rendered for. */
  path: string;
  query: string;
  tools: BootTools | null;
  /** Whether the page is stored: then it reads the current heads, not those of some seconds ago. */
  isShared: boolean;
}

export interface MadePage {
  status: number;
  html: Buffer;
  /** The releases whose server code failed. */
  failed: FrontendRelease[];
  /** The tags of the page; null when they are not known. */
  tags: Tag[] | null;
  /** Whether every read succeeded and the page is rendered. */
  isWhole: boolean;
  /** When its oldest part was made, ms since 1970. */
  madeAt: number;
}

/** Notes the tags of a page's reads, whether all of them succeeded, and when the oldest was made. */
const watchReads = (read: ReadApi, tagsOfRead: MakePageDeps['tagsOfRead']) => {
  const watched = { tags: [] as Tag[] | null, isWhole: true, madeAt: Date.now() };
  const watchedRead: ReadApi = async (url) => {
    const tags = tagsOfRead(url.split('?')[0] ?? '');
    watched.tags = tags && watched.tags ? [...watched.tags, ...tags] : null;
    try {
      const reply = await read(url);
      if (reply.status >= 500 || reply.stored?.isStale) watched.isWhole = false;
      if (reply.stored) watched.madeAt = Math.min(watched.madeAt, reply.stored.madeAt);
      return reply;
    } catch (error) {
      watched.isWhole = false;
      throw error;
    }
  };
  return { watched, read: watchedRead };
};

/** Has the remote's server code prepare the page of a route. */
const prepare = async (
  { match, releases, query }: PageRequest,
  read: ReadApi,
  { renderer, tracing }: Pick<MakePageDeps, 'renderer' | 'tracing'>,
): Promise<Outcome<PreparedPage>> => {
  if (match.kind !== 'found' || !match.route.remote) return { kind: 'skipped' };
  const request = { path: match.route.path, params: match.params, search: query, now: Date.now() };
  const { name } = match.route.remote.release;
  return traceWork(tracing, `prepare ${name}`, () =>
    renderer.prepare(releases, request, readsOfRoute(match.route, read)),
  );
};

const noFiles = { preloads: '', styles: '' };

/** Tags for the files of a route's screen. */
const filesOf = ({ preloads, styles }: PageRoute, isRendered: boolean) => ({
  preloads,
  styles: isRendered ? styles.sheets : styles.preloads,
});

/** Whose code failed while the page was made. */
const culpritsOf = (preparation: Outcome<PreparedPage>, rendering: Outcome<RenderedPage>): Culprit[] => [
  ...(preparation.kind === 'failed' ? [preparation.of] : []),
  ...(rendering.kind === 'failed' ? [rendering.of] : []),
  ...(rendering.kind === 'done' && rendering.page.problem !== null ? (['remote'] as const) : []),
];

/** The releases whose server code failed. */
const failedReleases = ({ shell, remote }: PageReleases, of: readonly Culprit[]): FrontendRelease[] => [
  ...(of.some((one) => one !== 'remote') ? [shell.release] : []),
  ...(remote && of.some((one) => one !== 'shell') ? [remote.release] : []),
];

const isComplete = (
  preparation: Outcome<PreparedPage>,
  rendering: Outcome<RenderedPage>,
  { shell, remote }: PageReleases,
) =>
  (preparation.kind === 'done' || !remote?.release.server) &&
  (!shell.release.render || (rendering.kind === 'done' && rendering.page.problem === null));

/** Makes a page with its user, its screen's files and its first reads; rendered when possible. */
export const makePage = async (request: PageRequest, deps: MakePageDeps): Promise<MadePage> => {
  const { ctx, live, parts, releases, match, path, query, tools } = request;
  const { product } = deps;
  const { read, watched } = watchReads(
    visitorReads(ctx, live, { ...deps, stored: deps.storedReads }),
    deps.tagsOfRead,
  );
  const [{ account, ...pageUser }, preparation, heads] = await Promise.all([
    product.readUser(ctx, read),
    prepare(request, read, deps),
    request.isShared ? product.readHeads(read, deps.waits.settingsMs) : null,
  ]);
  const prepared = preparation.kind === 'done' ? preparation.page : unprepared;
  const admin = sessionOf(ctx, 'admin').signedIn;
  const boot = pageBoot(parts, {
    ...pageUser,
    isAdministrator: admin !== null,
    accounts: { user: account, admin: admin ? accountOf(admin) : undefined },
    stateJson: prepared.stateJson,
    site: deps.siteOf(ctx),
    demo: deps.demo,
    vitals:
      deps.measuredShare > 0
        ? { share: deps.measuredShare, shell: releases.shell.release.version }
        : undefined,
    tools,
  });
  // The gateway does not have the code of an override.
  const rendering: Outcome<RenderedPage> =
    tools && tools.overrides.length > 0
      ? { kind: 'skipped' }
      : await traceWork(deps.tracing, `render ${(releases.remote ?? releases.shell).release.name}`, () =>
          deps.renderer.render(releases, query ? `${path}?${query}` : path, boot),
        );
  const rendered = rendering.kind === 'done' ? rendering.page : null;
  const hasFiles = match.kind === 'found' && !isOverridden(match, tools);
  return {
    status: match.kind === 'not-found' ? 404 : prepared.status,
    html: pageHtml(parts, {
      head: headHtml(
        headOf(path, match, prepared.head, heads ?? product.heads()),
        product.site,
        deps.publicUrl,
      ),
      ...(hasFiles ? filesOf(match.route, rendered !== null) : noFiles),
      boot,
      demo: deps.demo,
      // Pages of visitors who are signed out are stored, so fetching one early costs little.
      mayFetchAhead: request.isShared,
      rendered,
    }),
    failed: failedReleases(releases, culpritsOf(preparation, rendering)),
    // A page with outdated heads is not stored.
    tags: heads && watched.tags,
    isWhole: watched.isWhole && isComplete(preparation, rendering, releases),
    madeAt: watched.madeAt,
  };
};
