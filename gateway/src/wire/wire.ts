import { addSampledGauges, consumerGauges, makeMetrics, poolGauges } from '@setu/service-kit';
import { version } from '../../package.json';
import { makeChanges } from '../edge/cache/changes';
import { makeStoredReads } from '../edge/cache/stored-reads';
import { RequestCounts } from '../edge/limits/request-counts';
import { makeOverrides } from '../edge/overrides/overrides';
import { makeMeasureRendering } from '../edge/pages/measuring/rendering-times';
import { makeSharedPages } from '../edge/pages/shared-pages';
import { makePageWaits } from '../edge/renderer/page-waits';
import { makeSignCaller } from '../edge/sessions/caller-token';
import { makeSites } from '../edge/sites/sites';
import { makeServiceTargets } from '../edge/upstreams/service-target';
import { findExample } from '../marketplace/franchise-example';
import { consumers } from '../marketplace/sessions/accounts.consumer';
import { makeSiteSettings } from '../marketplace/site-settings';
import { startHousekeeping } from '../process/housekeeping';
import { needsVisitorId } from '../releases/canary-assignment';
import { remoteSources } from '../releases/remote-source';
import { visitorOf } from '../releases/visitor';
import { makeBrokerCalls, wireBroker } from './broker';
import type { GatewayDeps } from './deps';
import { makeNoteStopped, wireCounts, wireRegistry, wireReleases, wireVitals } from './registry';
import { wireSessions } from './sessions';
import { wireUpstreams } from './upstreams';

/** Makes the parts of the gateway that its middlewares share, and starts background work. */
export const wire = async (deps: GatewayDeps) => {
  const { environment, publicUrl, adminUrl, db, logger, artefacts, tracing } = deps;
  const isSecure = publicUrl.startsWith('https:');
  const waits = makePageWaits(environment.PAGE_WAIT_MS);
  const metrics = makeMetrics('gateway', { version, hasExemplars: tracing !== null });
  const now = () => deps.clock.now().getTime();
  const calls = makeBrokerCalls();

  // A newly released service may have instances that were refused before, and events that pages depend on.
  const { registry, renderers } = wireRegistry(deps, metrics, waits, () => {
    calls.askInstances();
    calls.followNewServices();
  });
  const releases = wireReleases(registry, isSecure);
  const { current, releasesOf, releasesForPage } = releases;
  const sites = makeSites({ publicUrl, adminUrl }, current);
  const { stopWatching, store, ...sessionParts } = wireSessions(deps, {
    isSecure,
    hasSessions: sites.hasSessions,
    onEnded: (userId) => calls.notifyGateways(userId),
  });
  const { sessions } = sessionParts;
  const signCaller = await makeSignCaller(environment.CALLER_PRIVATE_KEY, now);
  const housekeeping = startHousekeeping({ db, artefacts, logger, metrics, store });

  const noteStopped = makeNoteStopped(metrics);
  const counts = wireCounts(deps, registry, noteStopped);
  const vitals = wireVitals(deps, registry, noteStopped);
  const { instances, upstreams, routes } = wireUpstreams(deps, registry, counts, metrics);
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
  const requestCounts = new RequestCounts(
    environment.SESSION_KEYS[0] ?? '',
    environment.RATE_LIMIT / 20,
    now,
  );
  const overrides = makeOverrides({
    isDev: environment.DEV,
    isSecure,
    readSessions: sessions.read,
    isOtherDeployable: (name) => {
      const { shell, services } = registry.state();
      return name === 'shell' || shell?.name === name || services.some((service) => service.name === name);
    },
    remotesFor: (ctx) => remoteSources(registry.state(), releasesForPage(ctx), visitorOf(ctx)),
  });

  const changes = makeChanges();
  /** Whether replies currently differ by visitor id, because a canary takes a share of the visitors. */
  const isPersonal = () => needsVisitorId(registry.state());

  const broker = wireBroker(deps, {
    ...sessionParts,
    registry,
    instances,
    requestCounts,
    changes,
    metrics,
    calls,
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
    ...sessionParts,
    ...releases,
    isSecure,
    sites,
    waits,
    metrics,
    signCaller,
    registry,
    renderers,
    counts,
    vitals,
    upstreams,
    routes,
    targets,
    measureRendering,
    siteSettings: makeSiteSettings({ read: targets.readPublic, waits, logger }),
    requestCounts,
    overrides,
    changes,
    isPersonal,
    storedReads: makeStoredReads({ changes, upstreams, routes, metrics }),
    sharedPages: makeSharedPages({ changes, isPersonal, metrics }),
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
