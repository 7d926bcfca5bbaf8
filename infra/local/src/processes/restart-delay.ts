const firstDelayMs = 250;
const maxDelayMs = 10_000;

/** A process that has been ready for this long, in ms, has recovered: its next crash counts as the first. */
export const recoveredAfterMs = 30_000;

/**
 * How long to wait before a crashed process is started again, in ms: 250, then double each time, at most 10 s.
 * @param crashes how many times it ended in a row, this time included; from 1
 */
export const restartDelay = (crashes: number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** (crashes - 1));
