import type { AdminTrends } from '@setu/contracts';

/** What is counted per day. */
export const measures = ['registrations', 'inquiries', 'views'] as const;
export type Measure = (typeof measures)[number];

/** One day of one measure. */
interface DayCount {
  /** ISO 8601 date. */
  day: string;
  count: number;
}

/** One measure over all days, ready to be drawn. */
export interface Trend {
  total: number;
  /** The day with the highest count, the latest of equal ones; null when all counts are zero. */
  peak: (DayCount & { index: number }) | null;
  /** Oldest first. `share` is relative to the peak, 0–1. */
  days: readonly (DayCount & { share: number })[];
}

/** The trend of one measure. */
export const trendOf = (trends: AdminTrends, measure: Measure): Trend => {
  const counts = trends.map((each) => ({ day: each.day, count: each[measure] }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const index = counts.findLastIndex(({ count }) => count === most);
  const found = most > 0 ? counts[index] : undefined;
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    peak: found ? { ...found, index } : null,
    days: counts.map((each) => ({ ...each, share: most > 0 ? each.count / most : 0 })),
  };
};

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A calendar day without its year, `20 Nov`. @param date ISO 8601 date */
export const formatDay = (date: string): string => day.format(new Date(date));
