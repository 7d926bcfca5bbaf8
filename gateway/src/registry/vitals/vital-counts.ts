import type { PageVitals, VitalName } from '@setu/protocol';
import type { Logger } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { CountedVisitor } from '../../releases/visitor';
import { bucketOf } from './histogram';
import { type VitalCount, writeVitals } from './write-vitals';

/** Time between two writes, ms. */
const writeIntervalMs = 2_000;
/** Maximum number of different counts between two writes; more are dropped. */
const maxCounts = 20_000;
/** Page views of a visitor with an issued id that count in an hour, so that one visitor alone cannot make a canary slow. */
const maxViewsPerHour = 10;
/** Maximum number of visitors whose page views are counted in an hour; views of others are not. */
const maxVisitors = 50_000;
const hourMs = 3_600_000;

/** The values that one page measured, for one of its releases. */
interface Measured {
  deployable: string;
  version: string;
  route: string;
  values: PageVitals['values'];
}

interface Deps {
  db: Knex;
  logger: Logger;
  /** Called after values of these deployables were written. */
  onWritten: (deployables: ReadonlySet<string>) => Promise<void>;
}

/** Counts what browsers measured. */
export interface VitalCounts {
  /** Counts in memory; written to the database within two seconds, or when it is back. @returns false when the report is not counted */
  count: (visitor: CountedVisitor, measured: readonly Measured[]) => boolean;
  /** Writes the remaining counts. */
  stop: () => Promise<void>;
}

/** Allows each visitor a number of page views an hour. */
const makeViewQuota = () => {
  let begun = Date.now();
  let views = new Map<string, number>();
  return (visitor: string): boolean => {
    if (Date.now() - begun >= hourMs) {
      begun = Date.now();
      views = new Map();
    }
    const seen = views.get(visitor) ?? 0;
    if (seen >= maxViewsPerHour || (seen === 0 && views.size >= maxVisitors)) return false;
    views.set(visitor, seen + 1);
    return true;
  };
};

export const makeVitalCounts = ({ db, logger, onWritten }: Deps): VitalCounts => {
  const mayCount = makeViewQuota();
  let counts = new Map<string, VitalCount>();
  let isAway = false;

  const add = (count: VitalCount) => {
    const { deployable, version, route, metric, isIssued, bucket, pages } = count;
    const key = [deployable, version, route, metric, isIssued, bucket].join(' ');
    const known = counts.get(key);
    if (known) known.pages += pages;
    else if (counts.size < maxCounts) counts.set(key, { ...count });
  };

  const write = async () => {
    const taken = [...counts.values()];
    if (taken.length === 0) return;
    counts = new Map();
    try {
      await db.transaction((trx) => writeVitals(trx, taken));
      isAway = false;
    } catch (err) {
      for (const count of taken) add(count);
      if (!isAway) logger.warn({ err }, 'measured page times wait for the database');
      isAway = true;
      return;
    }
    await onWritten(new Set(taken.map(({ deployable }) => deployable)));
  };

  let writing = Promise.resolve();
  const next = () => {
    writing = writing
      .then(write)
      .catch((err: unknown) => logger.error({ err }, 'measured page times could not be judged'));
    return writing;
  };
  const timer = setInterval(() => void next(), writeIntervalMs);
  timer.unref();

  return {
    count: ({ key, isIssued }, measured) => {
      if (isIssued && !mayCount(key)) return false;
      for (const { values, ...about } of measured)
        for (const [name, value] of Object.entries(values)) {
          const metric = name as VitalName;
          add({ ...about, metric, isIssued, bucket: bucketOf(metric, value), pages: 1 });
        }
      return true;
    },
    stop: async () => {
      clearInterval(timer);
      await next();
    },
  };
};
