import { z } from 'zod';
import { DeployableName, ReleaseVersion } from '../releases/release';

/**
 * The measurements of a page in a visitor's browser. Milliseconds from the start of the navigation: the largest text or
 * image (LCP), the first one (FCP), the first byte (TTFB). Milliseconds until the page responded to the slowest interaction
 * (INP). The layout shift, without a unit (CLS).
 */
export const VitalName = z.enum(['LCP', 'INP', 'CLS', 'TTFB', 'FCP']);
export type VitalName = z.output<typeof VitalName>;

/** A value for some of the metrics. Not a partial record, which the zod of the browser does not have. */
const forSome = <S extends z.ZodType>(value: S) =>
  z.object({
    LCP: value.optional(),
    INP: value.optional(),
    CLS: value.optional(),
    TTFB: value.optional(),
    FCP: value.optional(),
  });

/** Largest value that is accepted, ms. A page that was open in the background for longer is not counted. */
const maxValue = 600_000;

/** Maximum age of a navigation for which a trace may still exist, ms. */
export const maxNavigationAgeMs = 24 * 60 * 60 * 1_000;

/** The browser's navigation to a page, for the trace of its page request. */
const Navigation = z.object({
  /** The trace and the span of the page request, from the gateway. */
  traceparent: z.string().max(100),
  /** Milliseconds from the start of the navigation until the page had loaded with its images, and until this report was sent. */
  loadMs: z.number().min(0).max(maxValue),
  sentMs: z.number().min(0).max(maxNavigationAgeMs),
});

/** The measurements of a page's first screen. They contain no address, no query and no id of a person, only the pattern of the route. */
export const PageVitals = z.object({
  /** Pattern of the route: `/franchises/:id`. */
  route: z.string().max(200),
  shell: ReleaseVersion,
  /** The remote whose screen the page shows; null for a page of the shell itself. */
  remote: z.object({ name: DeployableName, version: ReleaseVersion }).nullable(),
  values: forSome(z.number().min(0).max(maxValue)).refine(
    (values) => Object.keys(values).length > 0,
    'Send at least one value',
  ),
  /** Only while the platform records traces. */
  navigation: Navigation.optional(),
});
export type PageVitals = z.output<typeof PageVitals>;

/** The value that three quarters of the measured pages do not exceed, and how many pages were measured. */
export const VitalSummary = z.object({ p75: z.number(), pages: z.int() });
export type VitalSummary = z.output<typeof VitalSummary>;

/** The summaries of a release; a metric that no page reported is left out. */
export const VitalSummaries = forSome(VitalSummary);
export type VitalSummaries = z.output<typeof VitalSummaries>;
