import type { RemoteRelease } from '@setu/contracts';
import {
  accessLog,
  databaseAnswers,
  health,
  type Logger,
  makeMetrics,
  networkOf,
  problems,
  requestId,
  shedOverload,
  startConsumer,
  startRetention,
} from '@setu/service-kit';
import Keygrip from 'keygrip';
import type { Knex } from 'knex';
import Koa from 'koa';
import type { Artefacts } from './artefacts/artefacts';
import { assets } from './assets/assets';
import { fonts } from './assets/fonts';
import { robots } from './assets/robots';
import { beacons } from './beacons/beacons';
import { countCalls } from './beacons/count-calls';
import { makeReleaseCounts } from './beacons/release-counts';
import { apiOnly } from './http/api-only';
import { noIndex } from './http/no-index';
import { noProbes } from './http/no-probes';
import { sameOriginOnly } from './http/same-origin';
import { securityHeaders } from './http/security-headers';
import { singleHost } from './http/single-host';
import { limitRequests } from './limits/limit-requests';
import { makeCostOf, makePolicyOf } from './limits/policies';
import { refuseRequest } from './limits/refuse-request';
import { RequestCounts } from './limits/request-counts';
import { shareCounts } from './limits/share-counts';
import { noProxies, oneProxy, setClientAddress } from './limits/trusted-proxies';
import { makeOverrides } from './overrides/overrides';
import { pages } from './pages/pages';
import { makeSiteSettings } from './pages/site-settings';
import { sitemap } from './pages/sitemap';
import type { GatewayEnvironment } from './process/env';
import { joinBroker } from './process/join-broker';
import { retentionOfGateway } from './process/retention';
import { proxy } from './proxy/proxy';
import { apiReference } from './reference/api-reference';
import { judgeCanary } from './registry/deploying/judge-canary';
import { scheduleUploadRemoval } from './registry/publishing/remove-uploads';
import { platformRoutes } from './registry/routes/platform-routes';
import { needsVisitorId } from './releases/canary-assignment';
import type { LiveRelease } from './releases/live-releases';
import { makeRegistry } from './releases/registry';
import { isCanary, releasesIn } from './releases/registry-state';
import { remoteSources } from './releases/remote-source';
import { countedVisitorOf, ensureVisitorId, visitorOf } from './releases/visitor';
import { makeRenderers } from './renderer/renderers';
import { consumers } from './sessions/accounts.consumer';
import { makeSignCaller } from './sessions/caller-token';
import { pruneSessions } from './sessions/prune';
import { makeSessionStore } from './sessions/session-store';
import { makeSessions } from './sessions/sessions';
import { signOutRoute } from './sessions/sign-out';
import { makeApiRoutes } from './upstreams/api-routes';
import { followAnnouncements } from './upstreams/follow-announcements';
import { makeInstanceRegistry } from './upstreams/instance-registry';
import { makeUpstreams } from './upstreams/make-upstreams';
import { countServiceCalls } from './upstreams/service-calls';
import { makeServiceTargets } from './upstreams/service-target';

export interface GatewayDeps {
  environment: GatewayEnvironment;
  /** Scheme, host and port people type, without a slash at the end. */
  publicUrl: string;
  db: Knex;
  logger: Logger;
  artefacts: Artefacts;
  /** The script that renderer processes run. */
  rendererProgram: string;
  isDraining: () => boolean;
}

export interface Gateway {
  app: Koa;
  /** Health and metrics: for a port of its own, which cannot be reached from outside. */
  internal: Koa;
  /** Resolves when what is live is known and its server modules are loaded. */
  ready: () => Promise<void>;
  /** Closes what the app holds open; to be called when the last request has ended. */
  stop: () => Promise<void>;
}

const isRemote = (live: LiveRelease): live is LiveRelease<RemoteRelease> => live.release.kind === 'remote';

/** Koa answers a malformed path or a failed stream by itself; log it, and nothing more. */
const quietErrors = (app: Koa, logger: Logger) =>
  app.on('error', (err: Error) => logger.warn({ err }, 'a reply could not be written'));

/** The whole gateway from its parts; it does not listen. */
export const makeGateway = async (deps: GatewayDeps): Promise<Gateway> => {
  const { environment, publicUrl, db, logger, artefacts, rendererProgram, isDraining } = deps;
  const isSecure = publicUrl.startsWith('https:');
  const metrics = makeMetrics('gateway');
  const signCaller = await makeSignCaller(environment.CALLER_PRIVATE_KEY);
  const renderers = makeRenderers(rendererProgram, logger);
  const store = makeSessionStore(db);
  const stopPruning = pruneSessions(store, logger);
  const stopRemovingUploads = scheduleUploadRemoval(db, artefacts, logger);
  const retention = startRetention(retentionOfGateway({ db, artefacts, logger, metrics }), () => new Date());

  const app = new Koa();
  const keys = new Keygrip(environment.SESSION_KEYS, 'sha256');
  app.keys = keys;
  quietErrors(app, logger);
  const sessions = makeSessions({ store, keys, logger, isSecure });
  const registry = makeRegistry({
    db,
    artefacts,
    logger,
    beforeSwitch: (next) => renderers.open(releasesIn(next).filter(isRemote)),
    afterSwitch: (now) => renderers.retainOnly(releasesIn(now).filter(isRemote)),
  });
  const known = makeInstanceRegistry({
    fixed: environment.services,
    onEvict: (instance) => {
      logger.info(
        { service: instance.service, version: instance.version, url: instance.url },
        'instance gone',
      );
      upstreams.drop(instance).catch((err: unknown) => logger.warn({ err }, 'connections of an instance'));
    },
  });
  const counts = makeReleaseCounts({
    db,
    logger,
    isCanary: (piece, version) => isCanary(registry.state(), piece, version),
    onCanaryFailed: async (piece, version) => {
      if (!(await judgeCanary(db, piece, version))) return;
      logger.warn({ piece, version }, 'a canary failed its visitors and was stopped');
      await registry.announce();
    },
  });
  const requestCounts = new RequestCounts(environment.SESSION_KEYS[0] ?? '', environment.RATE_LIMIT / 20);
  const upstreams = makeUpstreams({
    known,
    calls: countServiceCalls(metrics, [countCalls(counts)]),
  });
  const routes = makeApiRoutes({
    released: () => registry.state().services,
    unreleased: known.unreleased,
    firstRegisteredAt: known.firstRegisteredAt,
    logger,
  });
  const broker = joinBroker({
    natsUrl: environment.NATS_URL,
    logger,
    onJoined: (joined) => {
      registry.follow(joined);
      const stopSharing = shareCounts(joined, requestCounts, logger);
      const stopFollowing = followAnnouncements({ broker: joined, known, logger });
      const running = consumers.map((consumer) =>
        startConsumer({ service: 'gateway', consumer, db, broker: joined, logger, metrics }),
      );
      return async () => {
        stopFollowing();
        stopSharing();
        await Promise.all(running.map((consumer) => consumer.stop()));
      };
    },
  });
  const current = () => registry.choices().for(null);
  const releasesOf = (ctx: Koa.Context) => registry.choices().for(visitorOf(ctx));
  /** The same for a page, which gives its visitor an id where one is needed. */
  const releasesFor = (ctx: Koa.Context) => {
    if (needsVisitorId(registry.state())) ensureVisitorId(ctx, isSecure);
    return releasesOf(ctx);
  };
  const destinations = makeServiceTargets({ routes, upstreams, releasesOf, current });
  const { readPublic } = destinations;
  const siteSettings = makeSiteSettings({ read: readPublic, logger });

  const overrides = makeOverrides({
    isDev: environment.DEV,
    isSecure,
    readSessions: sessions.read,
    isNoRemote: (piece) => {
      const { shell, services } = registry.state();
      return piece === 'shell' || shell?.name === piece || services.some(({ name }) => name === piece);
    },
    remotesFor: (ctx) => remoteSources(registry.state(), releasesFor(ctx), visitorOf(ctx)),
  });

  const internal = new Koa();
  quietErrors(internal, logger);
  internal.use(
    health(
      [
        { name: 'database', check: () => databaseAnswers(db), required: false },
        ...(broker ? [{ name: 'broker', check: broker.answers, required: false }] : []),
      ],
      isDraining,
      metrics,
    ),
  );

  // Behind TLS one proxy stands before us, unless the environment says otherwise.
  app.use(setClientAddress(environment.TRUSTED_PROXIES ?? (isSecure ? oneProxy : noProxies)));
  app.use(requestId());
  app.use(securityHeaders(isSecure));
  if (environment.DEMO) app.use(noIndex);
  app.use(
    shedOverload({
      maxInFlight: environment.MAX_IN_FLIGHT,
      perClient: { max: Math.ceil(environment.MAX_IN_FLIGHT / 2), keyOf: (ctx) => networkOf(ctx.ip) },
      metrics,
      logger,
      refuse: refuseRequest,
    }),
  );
  app.use(accessLog(logger, metrics));
  app.use(problems(logger));
  app.use(singleHost);
  app.use(noProbes);
  app.use(assets({ current, published: registry.published }));
  app.use(fonts(current));
  app.use(robots({ publicUrl, isIndexed: !environment.DEMO }));
  app.use(
    limitRequests({
      counts: requestCounts,
      policyOf: makePolicyOf(environment.RATE_LIMIT),
      costOf: makeCostOf(routes),
    }),
  );
  app.use(sitemap({ read: readPublic, current, publicUrl, logger }));
  app.use(sameOriginOnly(publicUrl));
  app.use(beacons({ counts, published: registry.published, logger }));
  app.use(overrides.routes);
  for (const middleware of platformRoutes({ db, artefacts, registry })) app.use(middleware);
  app.use(apiReference({ publicUrl, readFile: artefacts.read, services: () => registry.state().services }));
  app.use(sessions.read);
  app.use(signOutRoute(sessions));
  app.use(
    apiOnly(
      proxy({
        upstreams,
        routes,
        targetFor: destinations.forCall,
        signCaller,
        commitSession: sessions.commit,
        applySessionChanges: sessions.applySessionChanges,
        publicUrl,
        logger,
      }),
    ),
  );
  app.use(
    pages({
      releasesFor,
      renderer: renderers,
      upstreams,
      targetFor: destinations.forRead,
      signCaller,
      commitSession: sessions.commit,
      applySessionChanges: sessions.applySessionChanges,
      siteSettings,
      logger,
      publicUrl,
      demo: environment.DEMO,
      onShown: (ctx, releases) => {
        const visitor = countedVisitorOf(ctx);
        for (const { name, version } of releases) counts.count({ piece: name, version, visitor }, 'page');
      },
      onPrepareFailed: (ctx, { name, version }) =>
        counts.count({ piece: name, version, visitor: countedVisitorOf(ctx) }, 'prepare'),
      toolsFor: overrides.toolsFor,
      isSecure,
    }),
  );
  return {
    app,
    internal,
    ready: async () => {
      await registry.refresh();
      // The first page shall find them.
      siteSettings();
    },
    stop: async () => {
      stopPruning();
      stopRemovingUploads();
      await retention.stop();
      registry.stop();
      await counts.stop();
      await broker?.stop();
      await renderers.stop();
      await upstreams.close();
    },
  };
};
