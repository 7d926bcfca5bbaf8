const firstDelayMs = 250;
const maxDelayMs = 10_000;

/** A process that was ready for this long has recovered, ms: its next crash counts as the first. */
export const recoveredAfterMs = 30_000;

/**
 * Delay before a crashed process restarts, ms: 250, then twice as long each time, at most 10 s.
 * @param crashes how many times in a row it ended, from 1
 */
export const restartDelay = (crashes: number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** (crashes - 1));
