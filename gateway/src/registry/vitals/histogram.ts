import type { VitalName } from '@setu/protocol';

/** Number of buckets; the last one has no upper bound. */
const bucketCount = 60;
/** Ratio of a bound to the previous one. */
const growth = 1.15;

/** Upper bound of the first bucket: 10 ms, or a layout shift of 0.001. Stored rows depend on it, so it never changes. */
const firstBound = (metric: VitalName) => (metric === 'CLS' ? 0.001 : 10);

/** Upper bound of a bucket. */
const boundOf = (metric: VitalName, bucket: number) => firstBound(metric) * growth ** bucket;

/** The bucket of a value. Ten milliseconds are in the first bucket, 33 seconds and more in the last. */
export const bucketOf = (metric: VitalName, value: number): number => {
  if (value <= firstBound(metric)) return 0;
  const bucket = Math.ceil(Math.log(value / firstBound(metric)) / Math.log(growth) - 1e-9);
  return Math.min(bucket, bucketCount - 1);
};

/** Numbers of pages by bucket. */
export type Histogram = ReadonlyMap<number, number>;

export const pagesIn = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, pages) => sum + pages, 0);

/**
 * The value that this share of the pages does not exceed, with an error of up to a fifteenth: values within a bucket count as
 * evenly spread.
 * @param share 0 to 1
 * @param histogram with at least one page
 */
export const quantile = (metric: VitalName, histogram: Histogram, share: number): number => {
  const rank = Math.min(Math.max(share, 0), 1) * pagesIn(histogram);
  const buckets = [...histogram].filter(([, pages]) => pages > 0).sort(([a], [b]) => a - b);
  let below = 0;
  for (const [bucket, pages] of buckets) {
    if (below + pages >= rank) {
      const low = bucket === 0 ? 0 : boundOf(metric, bucket - 1);
      return low + (boundOf(metric, bucket) - low) * ((rank - below) / pages);
    }
    below += pages;
  }
  return boundOf(metric, buckets.at(-1)?.[0] ?? 0);
};
