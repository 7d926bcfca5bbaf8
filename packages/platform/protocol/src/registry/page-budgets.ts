import { z } from 'zod';
import { ReleaseVersion } from '../releases/release';

/**
 * Budgets of public pages; `canary` and `promote` refuse a release that exceeds one. Bytes are the same on every machine,
 * so their limit is absolute. Times differ, so they are compared with the live release, measured in the same run.
 */
export const pageBudgets = {
  /** Scripts that a cold page loads of shell and remote together, gzipped bytes. */
  scriptBytes: 250_000,
  /** Time on the server to render a page. The median may be the live release's times `factor`, or `allowanceMs` more if that is longer. */
  render: { factor: 1.5, allowanceMs: 20 },
  /** Largest contentful paint in the lab, with the same rule. */
  lcp: { factor: 1.2, allowanceMs: 150 },
} as const;

/** Times of a page that are compared with the live release, ms. */
export const MeasuredTime = z.enum(['render', 'lcp']);
export type MeasuredTime = z.output<typeof MeasuredTime>;

/** One measured page: medians for the release and for the live release, from the same run. */
export const Measurement = z.object({
  metric: MeasuredTime,
  /** Pattern of the route. */
  route: z.string().min(1).max(200),
  /** ms */
  value: z.number().min(0).max(600_000),
  live: z.object({ version: ReleaseVersion, value: z.number().min(0).max(600_000) }),
});
export type Measurement = z.output<typeof Measurement>;

/** A lab's measurements of a release in a browser. A later report replaces an earlier report on the same page. */
export const LabReport = z.object({ measurements: z.array(Measurement).min(1).max(200) });
export type LabReport = z.output<typeof LabReport>;
