const FIRST_MS = 250;
const LONGEST_MS = 10_000;

/** A process that has been ready for this long, in ms, has recovered: its next crash counts as the first. */
export const RECOVERED_AFTER_MS = 30_000;

/**
 * How long to wait before a crashed process is started again, in ms: 250, then double each time, at most 10 s.
 * @param crashes how many times it ended in a row, this time included; from 1
 */
export function restartDelay(crashes: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (crashes - 1));
}
