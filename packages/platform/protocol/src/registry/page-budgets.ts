import { z } from 'zod';
import { ReleaseVersion } from '../releases/release';

/**
 * Budgets of pages; `canary` and `promote` refuse a release that exceeds one. Script bytes are the same on every machine, so their
 * limit is absolute. All else is compared with the live release, measured in the same run: the median may be the live release's value
 * times `factor`, or `allowance` more if that is larger.
 */
export const pageBudgets = {
  /** Scripts that a cold page loads of shell and remote together, gzipped bytes: a page that everybody may open, and one for signed-in users. */
  scriptBytes: { open: 215_000, signedIn: 250_000 },
  measured: {
    /** Time on the server to render a page, ms. */
    render: { factor: 1.5, allowance: 20 },
    /** The rendered page with its styles and its data before compression, bytes. */
    html: { factor: 1.2, allowance: 20_000 },
    /** Largest contentful paint in the lab, ms. */
    lcp: { factor: 1.2, allowance: 150 },
    /** In the lab: sum of the tasks above 50 ms that keep a press waiting, ms. */
    'long-tasks': { factor: 1.25, allowance: 150 },
    /** In the lab: time until the scripts of the page have run, ms. */
    scripts: { factor: 1.2, allowance: 200 },
  },
} as const;

/** What is measured of a page and compared with the live release; `pageBudgets.measured` has the units. */
export const MeasuredValue = z.enum(['render', 'html', 'lcp', 'long-tasks', 'scripts']);
export type MeasuredValue = z.output<typeof MeasuredValue>;

const Value = z.number().min(0).max(100_000_000);

/** One measured page: medians for the release and for the live release, from the same run. */
export const Measurement = z.object({
  metric: MeasuredValue,
  /** Pattern of the route. */
  route: z.string().min(1).max(200),
  value: Value,
  live: z.object({ version: ReleaseVersion, value: Value }),
});
export type Measurement = z.output<typeof Measurement>;

/** A lab's measurements of a release in a browser. A later report replaces an earlier report on the same page. */
export const LabReport = z.object({ measurements: z.array(Measurement).min(1).max(500) });
export type LabReport = z.output<typeof LabReport>;
