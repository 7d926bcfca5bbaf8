import { allEndpoints, attachmentFolder, product, productTexts } from '@setu/contracts';
import {
  accessLog,
  health,
  type Logger,
  makeDatabaseCheck,
  networkOf,
  problems,
  requestId,
  shedOverload,
  traceRequests,
} from '@setu/service-kit';
import Koa, { type Middleware } from 'koa';
import { assets } from './edge/assets/assets';
import { fonts } from './edge/assets/fonts';
import { robots } from './edge/assets/robots';
import { serviceWorkers } from './edge/assets/service-workers';
import { tagsOfRead } from './edge/cache/tags-of-read';
import { limitRequests } from './edge/limits/limit-requests';
import { makeCostOf, makePolicyOf } from './edge/limits/policies';
import { makeRefuseRequest } from './edge/limits/refuse-request';
import { noProxies, oneProxy, setClientAddress } from './edge/limits/trusted-proxies';
import { offlinePage } from './edge/pages/offline-page';
import { visitorReads } from './edge/pages/page-reads';
import { pages } from './edge/pages/pages';
import { proxy, receiveBodies } from './edge/proxy/proxy';
import { sharedReads } from './edge/proxy/shared-reads';
import { apiReference } from './edge/reference/api-reference';
import { sameAccountOnly } from './edge/sessions/page-account';
import { ownCalls } from './edge/sites/own-calls';
import { ownPages } from './edge/sites/own-pages';
import { sameOriginOnly } from './edge/sites/same-origin';
import { apiOnly, exceptApi } from './http/api-paths';
import { noIndex } from './http/no-index';
import { noProbes } from './http/no-probes';
import { securityHeaders } from './http/security-headers';
import { singleHost } from './http/single-host';
import { isTraced } from './http/traced';
import { attachments } from './marketplace/files/attachments';
import { media } from './marketplace/files/media';
import { notificationStream } from './marketplace/notifications/notification-stream';
import { makePageProduct, referenceProduct, serviceCookies } from './marketplace/product';
import { ownSessionRoutes } from './marketplace/sessions/own-sessions';
import { signOutRoute } from './marketplace/sessions/sign-out';
import { sitemap } from './marketplace/sitemap';
import { beacons } from './registry/beacons/beacons';
import { countPages } from './registry/beacons/count-pages';
import { platformRoutes } from './registry/routes/platform-routes';
import { pageVitals } from './registry/vitals/page-vitals';
import { hasFiles, isDeployed } from './releases/registry-state';
import type { GatewayDeps } from './wire/deps';
import { type GatewayParts, wire } from './wire/wire';

export interface Gateway {
  app: Koa;
  /** Health and metrics, for a port that is not reachable from outside. */
  internal: Koa;
  /** Resolves when the live releases are known and their server modules are loaded. */
  ready: () => Promise<void>;
  /** Ends the streams, which would otherwise stay open while the last requests end. */
  drain: () => void;
  /** Closes connections and timers. Call it after the last request has ended. */
  stop: () => Promise<void>;
}

/** Logs malformed paths and failed streams only; Koa answers them. */
const quietErrors = (app: Koa, logger: Logger) =>
  app.on('error', (err: Error) => logger.warn({ err }, 'a reply could not be written'));

/** Every middleware, in the order in which requests pass them. */
const middlewares = (deps: GatewayDeps, parts: GatewayParts): Middleware[] => {
  const { environment, publicUrl, db, logger, artefacts, tracing } = deps;
  const { isSecure, waits, metrics, sessions, registry, counts, routes, targets, signCaller, upstreams } =
    parts;
  const { current, overrides, sites } = parts;
  const { published } = registry;
  const isOnBehalf = (path: string) => routes.find(path)?.isOnBehalf ?? false;
  const maxInFlight = environment.MAX_IN_FLIGHT;
  const refuseRequest = makeRefuseRequest(product.name);

  return [
    // The client's address; behind TLS one proxy is trusted unless the environment configures it.
    setClientAddress(environment.TRUSTED_PROXIES ?? (isSecure ? oneProxy : noProxies)),
    // Headers of every reply.
    requestId(),
    traceRequests({ tracing, isEntrance: true, isTraced }),
    securityHeaders(isSecure),
    ...(environment.DEMO ? [noIndex] : []),
    // Overload is refused before any work is done.
    shedOverload({
      maxInFlight,
      perClient: { max: Math.ceil(maxInFlight / 3), keyOf: (ctx) => networkOf(ctx.ip) },
      metrics,
      logger,
      refuse: refuseRequest,
    }),
    // Errors thrown below become problem documents, and each request a log line.
    accessLog(logger, metrics),
    problems(logger, productTexts.errors),
    // Malformed requests and probes.
    singleHost,
    noProbes,
    serviceWorkers,
    // Files of releases: no rate limit, no session.
    exceptApi(
      assets({ current, published, sites }),
      fonts(current),
      robots({ sites, isIndexed: !environment.DEMO }),
      offlinePage(product.name),
      // Files of listings that people uploaded: the same.
      media({ upstreams, routes, targetFor: targets.forCall }),
    ),
    // The rate limit of the client's network.
    limitRequests({
      counts: parts.requestCounts,
      policyOf: makePolicyOf(environment.RATE_LIMIT, attachmentFolder),
      costOf: makeCostOf(routes, allEndpoints),
      refuse: refuseRequest,
    }),
    // Requests that change something must come from our own pages.
    sameOriginOnly(sites),
    exceptApi(
      sitemap({ read: targets.readPublic, current, publicUrl, logger }),
      // The platform's own calls: reports of pages, overrides of developers, the registry.
      beacons({ counts, published, logger }),
      pageVitals({
        counts: parts.vitals,
        published,
        isDeployed: (name, version) => isDeployed(registry.state(), name, version),
        metrics,
        tracing,
      }),
      overrides.routes,
      ...platformRoutes({ db, artefacts, registry, measureRendering: parts.measureRendering }),
    ),
    apiOnly(ownCalls(sites, routes)),
    apiReference({
      publicUrl,
      product: referenceProduct,
      readFile: artefacts.read,
      services: () => registry.state().services,
    }),
    apiOnly(receiveBodies(routes)),
    // Middleware below can read the sessions of the request.
    sessions.read,
    // Files of conversations.
    exceptApi(attachments({ upstreams, routes, targetFor: targets.forCall, signCaller })),
    // Public reads are stored; all other API calls go to their services.
    apiOnly(
      signOutRoute(sessions),
      sameAccountOnly,
      ownSessionRoutes(sessions),
      notificationStream({
        streams: parts.streams,
        sessions,
        checkSessions: parts.checkSessions,
        readsOf: (ctx) =>
          visitorReads(ctx, parts.releasesOf(ctx), {
            upstreams,
            targetFor: targets.forRead,
            signCaller,
            isOnBehalf,
            waits,
          }),
        logger,
      }),
      sharedReads({
        reads: parts.storedReads,
        routes,
        targetFor: targets.forCall,
        sessions,
        isPersonal: parts.isPersonal,
      }),
      proxy({
        upstreams,
        routes,
        targetFor: targets.forCall,
        signCaller,
        sessions,
        held: parts.held,
        checkSessions: parts.checkSessions,
        publicUrl,
        cookies: serviceCookies,
        logger,
      }),
    ),
    // Every other address is a page.
    ownPages({ sites, releasesOf: parts.releasesOf }),
    pages({
      releasesFor: (ctx) => sites.releasesFor(ctx, parts.releasesForPage(ctx)),
      siteOf: sites.siteOf,
      renderer: parts.renderers,
      storedReads: parts.storedReads,
      upstreams,
      targetFor: targets.forRead,
      signCaller,
      isOnBehalf,
      waits,
      sessions,
      product: makePageProduct({ sessions, siteSettings: parts.siteSettings, logger }),
      tagsOfRead: (path) => tagsOfRead(routes.find, path),
      sharedPages: parts.sharedPages,
      logger,
      tracing,
      publicUrl,
      demo: environment.DEMO,
      measuredShare: environment.VITALS_SHARE,
      uploads: environment.UPLOADS_URL,
      ...countPages(counts),
      toolsFor: overrides.toolsFor,
      isSecure,
    }),
  ];
};

/** Probes and metrics. The gateway stays ready without the database and the broker, because it can serve without them. */
const internalApp = (
  { environment, db, logger, isDraining }: GatewayDeps,
  { broker, metrics, registry }: GatewayParts,
): Koa => {
  const internal = new Koa();
  quietErrors(internal, logger);
  internal.use(
    health(
      [
        {
          name: 'database',
          check: makeDatabaseCheck(db, environment.DATABASE_URL, logger),
          required: false,
        },
        { name: 'files', check: () => hasFiles(registry.state()), required: true },
        ...(broker ? [{ name: 'broker', check: broker.answers, required: false }] : []),
      ],
      isDraining,
      metrics,
    ),
  );
  return internal;
};

/** Makes the whole gateway; it does not listen. */
export const makeGateway = async (deps: GatewayDeps): Promise<Gateway> => {
  const parts = await wire(deps);
  const app = new Koa();
  app.keys = parts.keys;
  quietErrors(app, deps.logger);
  for (const middleware of middlewares(deps, parts)) app.use(middleware);
  return {
    app,
    internal: internalApp(deps, parts),
    ready: async () => {
      await parts.registry.refresh();
      // Starts the first read, so that the first page finds the settings.
      parts.siteSettings();
    },
    drain: parts.streams.close,
    stop: parts.stop,
  };
};
