const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Pauses after the first failures in a row; later ones are like the last. Together they are a little less than a day. */
const pausesMs = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs,
  8 * hourMs,
] as const;

/** A delivery is tried for this time, ms. */
const triedForMs = 24 * hourMs;

/** The pause of a webhook after its failures in a row, ms. */
export const pauseAfter = (failures: number): number =>
  pausesMs[Math.min(Math.max(failures, 1), pausesMs.length) - 1] ?? hourMs;

/** Deliveries that wait since this instant or longer are given up: the next try would be later than a day after. */
export const givenUpBefore = (nextTry: Date): Date => new Date(nextTry.getTime() - triedForMs);
