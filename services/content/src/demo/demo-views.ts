import { demoFranchiseId, demoOwnFranchises } from '@setu/contracts';

/** Views of the demo brand's franchises: the figure of the specification's brand dashboard. */
export const demoViewCount = 1_247;

/** How much of it each of the brand's franchises has; the inactive last one was seen while it was listed. */
const shares = [34, 21, 17, 14, 10, 4] as const;
/** 24-hour spans back from now that the views lie in: one less than the 30 days shown, so that all are. */
const spans = 29;
const spanMs = 24 * 60 * 60 * 1_000;

/** Views of one span, growing towards now, with a wave of seven: fewer at week's ends. */
const weightOf = (spansAgo: number) => (1 + (spans - spansAgo) / spans) * (spansAgo % 7 < 2 ? 0.7 : 1.1);

/** Splits a whole into whole parts by weights; what rounding leaves goes to the largest remainders. */
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

/** The demo's views, the same every time but for the day they end on. */
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
  // By their place each franchise's views are spread over the whole time, and not one after the other.
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
