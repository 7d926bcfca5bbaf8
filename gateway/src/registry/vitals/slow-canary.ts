import type { VitalName } from '@setu/protocol';
import { type Histogram, pagesIn, quantile } from './histogram';

/** A canary's route is compared when both releases have at least this many measured pages of it. */
export const minMeasuredPages = 100;
/** A canary is slow when its p75 exceeds the live release's by this factor … */
const slowFactor = 1.25;
/** … and by at least this much: milliseconds, and a layout shift for CLS. People do not notice smaller differences. */
const noticed: Record<VitalName, number> = { LCP: 200, INP: 50, CLS: 0.05, TTFB: 100, FCP: 200 };

/** The measured values of one route during a canary. */
export interface RouteComparison {
  route: string;
  metric: VitalName;
  live: Histogram;
  canary: Histogram;
}

/** Error of the share 0.75 with this many pages: two standard errors. */
const uncertainty = (histogram: Histogram) => 2 * Math.sqrt((0.75 * 0.25) / pagesIn(histogram));

const inWords = (metric: VitalName, value: number) =>
  metric === 'CLS' ? value.toFixed(2) : `${Math.round(value)} ms`;

/**
 * How a canary is slower than the live release on one route, with the numbers; null while it is not. The low end of the
 * canary's p75 is compared with the high end of the live release's, so a few slow phones do not stop a canary.
 */
export const slownessOf = ({ route, metric, live, canary }: RouteComparison): string | null => {
  if (pagesIn(live) < minMeasuredPages || pagesIn(canary) < minMeasuredPages) return null;
  const canaryLow = quantile(metric, canary, 0.75 - uncertainty(canary));
  const liveHigh = quantile(metric, live, 0.75 + uncertainty(live));
  if (canaryLow < liveHigh * slowFactor || canaryLow < liveHigh + noticed[metric]) return null;
  return (
    `${metric} of ${route} is ${inWords(metric, quantile(metric, canary, 0.75))} at p75 on ${pagesIn(canary)} pages; ` +
    `the live release has ${inWords(metric, quantile(metric, live, 0.75))} on ${pagesIn(live)}.`
  );
};

/** Why a slow canary was stopped. */
export const slowVerdict = (slow: readonly string[]): string =>
  `It was slower than the live release: ${slow.join(' ')}`;
