import {
  addSampledGauges,
  type Clock,
  consumerGauges,
  type Logger,
  type Metrics,
  makeMetrics,
  poolGauges,
  startConsumer,
  type Tracing,
} from '@setu/service-kit';
import Keygrip from 'keygrip';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { version } from '../package.json';
import { makeChanges } from './edge/cache/changes';
import { followChanges } from './edge/cache/follow-changes';
import { RequestCounts } from './edge/limits/request-counts';
import { shareCounts } from './edge/limits/share-counts';
import { makeOverrides } from './edge/overrides/overrides';
import { makeMeasureRendering } from './edge/pages/measuring/rendering-times';
import { makeSharedPages } from './edge/pages/shared-pages';
import { makePageWaits, type PageWaits } from './edge/renderer/page-waits';
import { makeRenderers } from './edge/renderer/renderers';
import { makeSignCaller } from './edge/sessions/caller-token';
import { makeCheckSessions, makeHeldOpen } from './edge/sessions/held-open';
import { makeSessionStore } from './edge/sessions/session-store';
import { makeSessions } from './edge/sessions/sessions';
import { makeSites } from './edge/sites/sites';
import { announcementProblem } from './edge/upstreams/announcement-problem';
import { makeApiRoutes } from './edge/upstreams/api-routes';
import { followAnnouncements } from './edge/upstreams/follow-announcements';
import { makeInstanceRegistry } from './edge/upstreams/instance-registry';
import { makeUpstreams } from './edge/upstreams/make-upstreams';
import { countServiceCalls } from './edge/upstreams/service-calls';
import { makeServiceCertificates } from './edge/upstreams/service-certificates';
import { makeServiceTargets } from './edge/upstreams/service-target';
import { findExample } from './marketplace/franchise-example';
import { followNotifications, watchSessions } from './marketplace/notifications/follow-notifications';
import { makeOpenStreams } from './marketplace/notifications/open-streams';
import { consumers } from './marketplace/sessions/accounts.consumer';
import { makeSiteSettings } from './marketplace/site-settings';
import { brokerAccess, type GatewayEnvironment } from './process/env';
import { startHousekeeping } from './process/housekeeping';
import { joinBroker } from './process/join-broker';
import { countCalls } from './registry/beacons/count-calls';
import { makeReleaseCounts, type ReleaseCounts } from './registry/beacons/release-counts';
import { judgeCanary, judgeSpeed } from './registry/deploying/judge-canary';
import { makeVitalCounts } from './registry/vitals/vital-counts';
import type { Artefacts } from './releases/artefacts/artefacts';
import { needsVisitorId } from './releases/canary-assignment';
import { makeRegistry, type Registry } from './releases/registry';
import { deployablesOf, isCanary, pageReleasesIn } from './releases/registry-state';
import { remoteSources } from './releases/remote-source';
import { ensureVisitorId, visitorOf } from './releases/visitor';

export interface GatewayDeps {
  environment: GatewayEnvironment;
  /** Public scheme, host and port, without a trailing slash. */
  publicUrl: string;
  /** The same for the administrators' site; undefined when they use the public one. */
  adminUrl: string | undefined;
  db: Knex;
  /** The clock of the database, so that all gateways agree. */
  clock: Clock;
  logger: Logger;
  artefacts: Artefacts;
  /** The script that renderer processes run. */
  rendererProgram: string;
  /** Null while no traces are exported. */
  tracing: Tracing | null;
  isDraining: () => boolean;
}

/** This gateway's view of the registry. A release's renderers are ready before pages use it. */
const wireRegistry = (
  { db, artefacts, logger, rendererProgram: program }: GatewayDeps,
  metrics: Metrics,
  waits: PageWaits,
  onSwitched: () => void,
) => {
  const renderers = makeRenderers({ program, waits, logger, metrics });
  const registry = makeRegistry({
    db,
    artefacts,
    logger,
    beforeSwitch: (next) => renderers.open(pageReleasesIn(next)),
    afterSwitch: (now) => {
      renderers.retainOnly(pageReleasesIn(now));
      onSwitched();
    },
  });
  return { registry, renderers };
};

type NoteStopped = (deployable: string, cause: 'failing' | 'slow') => void;

/** Notes in the metrics that this gateway stopped a canary. */
const makeNoteStopped =
  ({ canaryStopped }: Metrics): NoteStopped =>
  (deployable, cause) =>
    canaryStopped.set({ deployable, cause }, Date.now() / 1_000);

/** Counts pages, calls and failures of each release. A canary that fails for its visitors is stopped. */
const wireCounts = ({ db, logger }: GatewayDeps, registry: Registry, noteStopped: NoteStopped) =>
  makeReleaseCounts({
    db,
    logger,
    isCanary: (name, version) => isCanary(registry.state(), name, version),
    onCanaryFailed: async (name, version) => {
      if (!(await judgeCanary(db, name, version))) return;
      noteStopped(name, 'failing');
      logger.warn({ deployable: name, version }, 'a canary failed its visitors and was stopped');
      await registry.announce();
    },
  });

/** Counts what browsers measured of each release. A slow canary is stopped when its deployment allows it. */
const wireVitals = ({ db, logger }: GatewayDeps, registry: Registry, noteStopped: NoteStopped) =>
  makeVitalCounts({
    db,
    logger,
    onWritten: async (measured) => {
      for (const { name, canary } of deployablesOf(registry.state())) {
        if (!canary?.stopsWhenSlow || !measured.has(name) || !(await judgeSpeed(db, name))) continue;
        noteStopped(name, 'slow');
        logger.warn({ deployable: name }, 'a canary was slower than the live release and was stopped');
        await registry.announce();
      }
    },
  });

/** The running instances of services, the connections to them, and the routes of paths to services. */
const wireUpstreams = (
  { environment, logger, tracing }: GatewayDeps,
  registry: Registry,
  counts: ReleaseCounts,
  metrics: Metrics,
) => {
  const instances = makeInstanceRegistry({
    fixed: environment.services,
    onEvict: (instance) => {
      const { service, version, url } = instance;
      logger.info({ service, version, url }, 'instance evicted');
      upstreams
        .drop(instance)
        .catch((err: unknown) =>
          logger.warn({ err }, 'connections of an evicted instance could not be closed'),
        );
    },
  });
  const upstreams = makeUpstreams({
    instances,
    calls: countServiceCalls(metrics, [countCalls(counts)]),
    certificates: makeServiceCertificates(environment.SERVICES_CA, logger),
    tracing,
  });
  const routes = makeApiRoutes({
    released: () => registry.state().services,
    unreleased: instances.unreleased,
    firstRegisteredAt: instances.firstRegisteredAt,
    logger,
  });
  return { instances, upstreams, routes };
};

/** Which releases each visitor gets. */
const wireReleases = (registry: Registry, isSecure: boolean) => {
  const releasesOf = (ctx: Context) => registry.selector().releasesFor(visitorOf(ctx));
  return {
    /** The live releases, without canaries. */
    current: () => registry.selector().releasesFor(null),
    releasesOf,
    /** The same for a page, which assigns a visitor id while a canary needs one. */
    releasesForPage: (ctx: Context) => {
      if (needsVisitorId(registry.state())) ensureVisitorId(ctx, isSecure);
      return releasesOf(ctx);
    },
  };
};

/** Makes the parts of the gateway that its middlewares share, and starts background work. */
export const wire = async (deps: GatewayDeps) => {
  const { environment, publicUrl, adminUrl, db, logger, artefacts, tracing } = deps;
  const isSecure = publicUrl.startsWith('https:');
  const waits = makePageWaits(environment.PAGE_WAIT_MS);
  const metrics = makeMetrics('gateway', { version, hasExemplars: tracing !== null });
  const keys = new Keygrip(environment.SESSION_KEYS, 'sha256');
  const store = makeSessionStore(db);
  const held = makeHeldOpen();
  const streams = makeOpenStreams(environment.MAX_STREAMS, held);
  const checkSessions = makeCheckSessions(db, held);
  let notifyGateways = (_userId: string): void => undefined;
  const sites = makeSites({ publicUrl, adminUrl }, () => current());
  const sessions = makeSessions({
    store,
    keys,
    logger,
    isSecure,
    hasSessions: sites.hasSessions,
    onEnded: (userId) => {
      checkSessions(userId).catch((err: unknown) =>
        logger.warn({ err }, 'what the session held open was not checked'),
      );
      notifyGateways(userId);
    },
  });
  const stopWatching = watchSessions({ checkSessions, logger });
  const now = () => deps.clock.now().getTime();
  const signCaller = await makeSignCaller(environment.CALLER_PRIVATE_KEY, now);
  const housekeeping = startHousekeeping({ db, artefacts, logger, metrics, store });

  let askInstances = (): void => undefined;
  let followNewServices = (): void => undefined;
  // A newly released service may have instances that were refused before, and events that pages depend on.
  const { registry, renderers } = wireRegistry(deps, metrics, waits, () => {
    askInstances();
    followNewServices();
  });
  const noteStopped = makeNoteStopped(metrics);
  const counts = wireCounts(deps, registry, noteStopped);
  const vitals = wireVitals(deps, registry, noteStopped);
  const { instances, upstreams, routes } = wireUpstreams(deps, registry, counts, metrics);
  const { current, releasesOf, releasesForPage } = wireReleases(registry, isSecure);
  const targets = makeServiceTargets({ routes, upstreams, releasesOf, current });
  const measureRendering = makeMeasureRendering({
    artefacts,
    logger,
    program: deps.rendererProgram,
    waits,
    current,
    read: targets.readPublic,
    findExample,
  });
  const siteSettings = makeSiteSettings({ read: targets.readPublic, waits, logger });
  const requestCounts = new RequestCounts(
    environment.SESSION_KEYS[0] ?? '',
    environment.RATE_LIMIT / 20,
    now,
  );
  const overrides = makeOverrides({
    isDev: environment.DEV,
    isSecure,
    readSessions: sessions.read,
    isNoRemote: (name) => {
      const { shell, services } = registry.state();
      return name === 'shell' || shell?.name === name || services.some((service) => service.name === name);
    },
    remotesFor: (ctx) => remoteSources(registry.state(), releasesForPage(ctx), visitorOf(ctx)),
  });

  const changes = makeChanges();
  /** Whether replies currently differ by visitor id, because a canary takes a share of the visitors. */
  const isPersonal = () => needsVisitorId(registry.state());
  const sharedPages = makeSharedPages({ changes, isPersonal, metrics });

  const broker = joinBroker({
    access: brokerAccess(environment),
    logger,
    onJoined: (joined) => {
      registry.follow(joined);
      const stopSharing = shareCounts(joined, requestCounts, logger);
      const followed = followChanges({
        broker: joined,
        services: () => [
          ...registry.state().services.map(({ name }) => name),
          ...instances.unreleased().keys(),
        ],
        changes,
        logger,
      });
      followNewServices = followed.followNew;
      const notifications = followNotifications(joined, { streams, held, checkSessions, logger });
      notifyGateways = notifications.noteEnded;
      const announcements = followAnnouncements({
        broker: joined,
        instances,
        onRegistered: followed.followNew,
        problemOf: announcementProblem({
          needsHttps: environment.SERVICES_HTTPS,
          isDev: environment.DEV,
          isReleased: (service) => registry.state().services.some(({ name }) => name === service),
        }),
        logger,
      });
      askInstances = announcements.ask;
      const running = consumers.map((consumer) =>
        startConsumer({ service: 'gateway', consumer, db, broker: joined, logger, metrics, tracing }),
      );
      return async () => {
        announcements.stop();
        followed.stop();
        notifications.stop();
        stopSharing();
        await Promise.all(running.map((consumer) => consumer.stop()));
      };
    },
  });

  addSampledGauges(
    metrics,
    [
      ...poolGauges(db),
      ...consumerGauges({ reader: 'gateway', db, broker: () => broker?.current() ?? null, consumers }),
    ],
    logger,
  );

  return {
    isSecure,
    sites,
    waits,
    metrics,
    keys,
    sessions,
    signCaller,
    registry,
    renderers,
    counts,
    vitals,
    upstreams,
    routes,
    streams,
    held,
    checkSessions,
    current,
    releasesOf,
    releasesForPage,
    targets,
    measureRendering,
    siteSettings,
    requestCounts,
    overrides,
    changes,
    isPersonal,
    sharedPages,
    broker,
    stop: async () => {
      stopWatching();
      await housekeeping.stop();
      registry.stop();
      changes.stop();
      await counts.stop();
      await vitals.stop();
      await broker?.stop();
      await renderers.stop();
      await upstreams.close();
    },
  };
};

export type GatewayParts = Awaited<ReturnType<typeof wire>>;
