/** How much one key has used. */
export interface Usage {
  /** In the window before this one. */
  previous: number;
  /** In this window so far. */
  current: number;
  /** Elapsed part of this window, from 0 to 1. */
  elapsed: number;
}

/** Requests in the last minute: those of this window, and the share of the previous one that it still covers. */
export const usedOf = ({ previous, current, elapsed }: Usage): number => previous * (1 - elapsed) + current;

/** The part of a window that must pass until only `allowed` of `before` still count. */
const passedWhen = (before: number, allowed: number) => (before <= allowed ? 0 : 1 - allowed / before);

/**
 * Windows to wait until a request of this cost fits: 0 when it fits now, at most 2.
 * @param quota maximum usage of a window
 */
export const windowsUntil = (usage: Usage, cost: number, quota: number): number => {
  const { previous, current, elapsed } = usage;
  if (usedOf(usage) + cost <= quota) return 0;
  const room = Math.max(0, quota - cost);
  if (current <= room) return passedWhen(previous, room - current) - elapsed;
  return 1 - elapsed + passedWhen(current, room);
};
