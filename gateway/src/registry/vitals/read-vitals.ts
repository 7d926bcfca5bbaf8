import { VitalName, type VitalSummaries } from '@setu/protocol';
import type { Knex } from 'knex';
import { currentDeployment, type StoredDeployment } from '../../releases/deployments';
import { type Histogram, pagesIn, quantile } from './histogram';
import { slownessOf } from './slow-canary';

interface CountRow {
  name: string;
  version: string;
  route: string;
  metric: VitalName;
  bucket: number;
  pages: string;
}

const histogramOf = (rows: readonly CountRow[]): Histogram => {
  const pages = new Map<number, number>();
  for (const row of rows) pages.set(row.bucket, (pages.get(row.bucket) ?? 0) + Number(row.pages));
  return pages;
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** The measured values of these deployables' releases; empty for a release that was never measured. */
export const vitalsOf = async (
  db: Knex,
  names: readonly string[],
): Promise<(name: string, version: string) => VitalSummaries> => {
  const rows: CountRow[] = await db('gateway.release_vitals')
    .whereIn('name', names)
    .groupBy('name', 'version', 'metric', 'bucket')
    .select('name', 'version', 'metric', 'bucket')
    .sum('pages as pages');
  const byRelease = groupBy(rows, ({ name, version }) => `${name} ${version}`);
  return (name, version) =>
    Object.fromEntries(
      VitalName.options.flatMap((metric) => {
        const histogram = histogramOf(
          (byRelease.get(`${name} ${version}`) ?? []).filter((row) => row.metric === metric),
        );
        const pages = pagesIn(histogram);
        return pages === 0 ? [] : [[metric, { p75: quantile(metric, histogram, 0.75), pages }]];
      }),
    );
};

/** A canary, and how it is slower than the live release. */
export interface CanarySpeed {
  version: string;
  /** Whether the platform may stop it for being slow. */
  stopsWhenSlow: boolean;
  /** A sentence for each route and value. */
  slow: string[];
}

/** Sentences for each route and value in which a canary is slower, from the counts of both releases. */
const slowIn = (rows: readonly CountRow[], live: string, canary: string): string[] =>
  [...groupBy(rows, ({ route, metric }) => `${route} ${metric}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const of = (version: string) => histogramOf(same.filter((row) => row.version === version));
    const { route, metric } = first;
    return slownessOf({ route, metric, live: of(live), canary: of(canary) }) ?? [];
  });

/**
 * Compares canaries with the live releases, by pages of the same period. Only visitors with an issued id count: others could be
 * invented to stop a canary.
 * @param deployments the current ones
 * @returns by deployable; without deployables that have no canary, or no live release to compare it with
 */
export const canarySpeeds = async (
  db: Knex,
  deployments: readonly StoredDeployment[],
): Promise<ReadonlyMap<string, CanarySpeed>> => {
  const compared = deployments.flatMap(({ id, deployable, live, canary }) =>
    live && canary ? [{ id, deployable, live, canary }] : [],
  );
  if (compared.length === 0) return new Map();
  const releases = compared.flatMap(({ id, deployable, live, canary }) => [
    [deployable, id, live],
    [deployable, id, canary.version],
  ]);
  const rows: CountRow[] = await db('gateway.release_vitals')
    .whereIn(['name', 'deployment', 'version'], releases)
    .where({ is_issued: true })
    .orderBy(['route', 'metric'])
    .select('name', 'version', 'route', 'metric', 'bucket', 'pages');
  const byName = groupBy(rows, ({ name }) => name);
  return new Map(
    compared.map(({ deployable, live, canary: { version, stopsWhenSlow = false } }) => [
      deployable,
      { version, stopsWhenSlow, slow: slowIn(byName.get(deployable) ?? [], live, version) },
    ]),
  );
};

/** The same for one deployable; null when there is nothing to compare. */
export const canarySpeed = async (db: Knex, name: string): Promise<CanarySpeed | null> => {
  const deployment = await currentDeployment(db, name);
  return (deployment && (await canarySpeeds(db, [deployment])).get(name)) ?? null;
};
