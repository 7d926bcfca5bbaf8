import { PageVitals, parseTraceparent, platformPaths, shellName } from '@setu/protocol';
import { type Metrics, NotFoundError, type Tracing } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { refuseMethod } from '../../http/allowed-methods';
import { assertFromPage } from '../../http/from-page';
import { readJsonBody } from '../../http/read-body';
import type { LiveRelease } from '../../releases/live-releases';
import { countedVisitorOf } from '../../releases/visitor';
import type { VitalCounts } from './vital-counts';

/** Largest report. */
const maxReportBytes = 1_000;

interface Deps {
  counts: VitalCounts;
  /** A published release; null when there is none with that name and version. */
  published: (name: string, version: string) => Promise<LiveRelease | null>;
  /** Whether visitors currently get this release: others share one label in the metrics. */
  isDeployed: (name: string, version: string) => boolean;
  metrics: Pick<Metrics, 'webVitals' | 'webLayoutShift'>;
  tracing: Tracing | null;
}

type Named = { name: string; version: string };

/** The releases of a page. @throws NotFoundError for an unknown release, or for a route that it does not have */
const releasesOf = async (
  { route, shell, remote }: PageVitals,
  published: Deps['published'],
): Promise<Named[]> => {
  const named = [{ name: shellName, version: shell }, ...(remote ? [remote] : [])];
  const found = await Promise.all(named.map(({ name, version }) => published(name, version)));
  const owner = found.at(-1)?.release;
  const isKnown = found.every((release) => release !== null);
  if (!isKnown || !owner || owner.kind !== (remote ? 'remote' : 'shell'))
    throw new NotFoundError('release_not_found', 'No such release.');
  if (!owner.routes.some(({ path }) => path === route))
    throw new NotFoundError('release_not_found', `${owner.name} ${owner.version} has no route ${route}.`);
  return named;
};

const observe = (
  { isDeployed, metrics }: Deps,
  releases: readonly Named[],
  values: PageVitals['values'],
): void => {
  for (const { name, version } of releases) {
    const labels = { deployable: name, version: isDeployed(name, version) ? version : 'other' };
    for (const [metric, value] of Object.entries(values))
      if (metric === 'CLS') metrics.webLayoutShift.observe(labels, value);
      else metrics.webVitals.observe({ ...labels, metric }, value / 1_000);
  }
};

/**
 * Records the browser's navigation in the trace of its page request. Only durations come from the browser, because clocks of visitors are
 * inaccurate. The trace id decides whether the trace is recorded, as for the request.
 */
const recordNavigation = (tracing: Tracing, { route, values, navigation }: PageVitals): void => {
  const parent = parseTraceparent(navigation?.traceparent);
  if (!navigation || !parent) return;
  const startedAt = Date.now() - navigation.sentMs;
  const attributes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`web_vital.${name.toLowerCase()}`, value]),
  );
  tracing
    .startSpan({ name: `navigation ${route}`, kind: 'client', parent, attributes, startedAt })
    .end(startedAt + navigation.loadMs);
};

const report = async (ctx: Context, deps: Deps) => {
  const vitals = await readJsonBody(ctx, PageVitals, maxReportBytes);
  const { route, values } = vitals;
  const releases = await releasesOf(vitals, deps.published);
  const measured = releases.map(({ name, version }) => ({ deployable: name, version, route, values }));
  if (!deps.counts.count(countedVisitorOf(ctx), measured)) return;
  observe(deps, releases, values);
  if (deps.tracing) recordNavigation(deps.tracing, vitals);
};

/** Counts what browsers measured on their pages. The reply is empty, and no page waits for it. */
export const pageVitals =
  (deps: Deps): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== platformPaths.vitals) return next();
    if (ctx.method !== 'POST') refuseMethod(ctx, ['POST']);
    assertFromPage(ctx);
    await report(ctx, deps);
    ctx.status = 204;
  };
