import type { Metrics } from '@setu/service-kit';
import type { Context } from 'koa';
import type { PageWaits } from '../edge/renderer/page-waits';
import { makeRenderers } from '../edge/renderer/renderers';
import { makeReleaseCounts } from '../registry/beacons/release-counts';
import { judgeCanary, judgeSpeed } from '../registry/deploying/judge-canary';
import { makeVitalCounts } from '../registry/vitals/vital-counts';
import { needsVisitorId } from '../releases/canary-assignment';
import { makeRegistry, type Registry } from '../releases/registry';
import { deployablesOf, isCanary, pageReleasesIn } from '../releases/registry-state';
import { ensureVisitorId, visitorOf } from '../releases/visitor';
import type { GatewayDeps } from './deps';

/** This gateway's view of the registry. A release's renderers are ready before pages use it. */
export const wireRegistry = (
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
export const makeNoteStopped =
  ({ canaryStopped }: Metrics): NoteStopped =>
  (deployable, cause) =>
    canaryStopped.set({ deployable, cause }, Date.now() / 1_000);

/** Counts pages, calls and failures of each release. A canary that fails for its visitors is stopped. */
export const wireCounts = ({ db, logger }: GatewayDeps, registry: Registry, noteStopped: NoteStopped) =>
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
export const wireVitals = ({ db, logger }: GatewayDeps, registry: Registry, noteStopped: NoteStopped) =>
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

/** Which releases each visitor gets. */
export const wireReleases = (registry: Registry, isSecure: boolean) => {
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
