import { z } from 'zod';
import { ReleaseVersion } from '../releases/release';

/**
 * Budgets of pages that everybody may open; `canary` and `promote` refuse a release beyond one. Bytes are the same on every
 * machine, so their limit is absolute. Times are not: they are compared with the live release, measured in the same run.
 */
export const pageBudgets = {
  /** Scripts that a cold page loads of shell and remote together, gzipped bytes. */
  scriptBytes: 250_000,
  /** Time on the server to render a page. The median may be the live release's times `factor`, or `allowanceMs` more if that is longer. */
  render: { factor: 1.5, allowanceMs: 20 },
  /** Largest contentful paint in the lab, in the same way. */
  lcp: { factor: 1.2, allowanceMs: 150 },
} as const;

/** What is measured of a page with a release and compared with the live one, ms. */
export const MeasuredTime = z.enum(['render', 'lcp']);
export type MeasuredTime = z.output<typeof MeasuredTime>;

/** One measured page: medians of the release and of the live one, from the same run. */
export const Measurement = z.object({
  metric: MeasuredTime,
  /** Pattern of the route. */
  route: z.string().min(1).max(200),
  /** ms */
  value: z.number().min(0).max(600_000),
  live: z.object({ version: ReleaseVersion, value: z.number().min(0).max(600_000) }),
});
export type Measurement = z.output<typeof Measurement>;

/** What a lab measured of a release in a browser. A later report replaces an earlier one of the same page. */
export const LabReport = z.object({ measurements: z.array(Measurement).min(1).max(200) });
export type LabReport = z.output<typeof LabReport>;
