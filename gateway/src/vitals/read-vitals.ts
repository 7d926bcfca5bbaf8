import { VitalName, type VitalSummaries } from '@setu/contracts';
import type { Knex } from 'knex';
import { currentDeployment } from '../releases/deployments';
import { type Histogram, pagesIn, quantile } from './histogram';
import { slownessOf } from './slow-canary';

interface CountRow {
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

/** What was measured of each version of a deployable; empty for a version that was never measured. */
export const vitalsOf = async (db: Knex, name: string): Promise<(version: string) => VitalSummaries> => {
  const rows: CountRow[] = await db('gateway.release_vitals')
    .where({ name })
    .groupBy('version', 'metric', 'bucket')
    .select('version', 'metric', 'bucket')
    .sum('pages as pages');
  const byVersion = groupBy(rows, ({ version }) => version);
  return (version) =>
    Object.fromEntries(
      VitalName.options.flatMap((metric) => {
        const histogram = histogramOf((byVersion.get(version) ?? []).filter((row) => row.metric === metric));
        const pages = pagesIn(histogram);
        return pages === 0 ? [] : [[metric, { p75: quantile(metric, histogram, 0.75), pages }]];
      }),
    );
};

/** A canary, and how it is slower than the live release. */
export interface CanarySpeed {
  version: string;
  /** Whether the platform may stop it for that. */
  stopsWhenSlow: boolean;
  /** A sentence for each route and value. */
  slow: string[];
}

/**
 * Compares the canary of a deployable with its live release, by pages of the same time. Only visitors with an id from a
 * gateway count: others could be invented to stop a canary.
 * @returns null when the deployable has no canary or nothing that it could be compared with
 */
export const canarySpeed = async (db: Knex, name: string): Promise<CanarySpeed | null> => {
  const deployment = await currentDeployment(db, name);
  if (!deployment?.live || !deployment.canary) return null;
  const { live, canary } = deployment;
  const rows: CountRow[] = await db('gateway.release_vitals')
    .where({ name, deployment: deployment.id, is_issued: true })
    .whereIn('version', [live, canary.version])
    .orderBy(['route', 'metric'])
    .select('version', 'route', 'metric', 'bucket', 'pages');
  const slow = [...groupBy(rows, ({ route, metric }) => `${route} ${metric}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const of = (version: string) => histogramOf(same.filter((row) => row.version === version));
    const { route, metric } = first;
    return slownessOf({ route, metric, live: of(live), canary: of(canary.version) }) ?? [];
  });
  return { version: canary.version, stopsWhenSlow: canary.stopsWhenSlow ?? false, slow };
};
