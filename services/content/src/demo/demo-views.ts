import { demoFranchiseId, demoOwnFranchises } from '@setu/contracts';

/** Views of the demo brand's franchises. Source: the brand dashboard of the specification. */
export const demoViewCount = 1_247;

/** Weights of the brand's franchises. The last franchise is inactive, and was viewed while it was listed. */
const shares = [34, 21, 17, 14, 10, 4] as const;
/** Number of 24-hour spans with views, counted back from now. One less than the 30 days shown, so that all views are shown. */
const spans = 29;
const spanMs = 24 * 60 * 60 * 1_000;

/** Weight of a span: it grows towards now, and is smaller at weekends. */
const weightOf = (spansAgo: number) => (1 + (spans - spansAgo) / spans) * (spansAgo % 7 < 2 ? 0.7 : 1.1);

/** Splits an integer into integer parts by weights. The rest after rounding is added to the largest remainders. */
export const split = (whole: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
};

export interface DemoView {
  franchiseId: string;
  /** Visitors of the demo are numbered. */
  sessionId: string;
  createdAt: Date;
}

/** Creates the demo's views, which differ only in the day on which they end. */
export const demoViews = (now: Date): DemoView[] => {
  const perSpan = split(
    demoViewCount,
    Array.from({ length: spans }, (_, spansAgo) => weightOf(spansAgo)),
  );
  const franchises = split(demoViewCount, shares).flatMap((count, index) =>
    Array.from({ length: count }, (_, n) => ({
      id: demoFranchiseId(demoOwnFranchises[index] ?? demoOwnFranchises[0]),
      place: (n + 0.5) / count,
    })),
  );
  // Sorting by `place` spreads the views of each franchise over the whole time.
  franchises.sort((a, b) => a.place - b.place);
  const ages = perSpan.flatMap((count, spansAgo) =>
    Array.from({ length: count }, (_, n) => (spansAgo + (n + 0.5) / count) * spanMs),
  );
  return ages.map((age, index) => ({
    franchiseId: franchises[index]?.id ?? demoFranchiseId(demoOwnFranchises[0]),
    sessionId: `demo-${index + 1}`,
    createdAt: new Date(now.getTime() - age),
  }));
};
