/** How much one key has used. */
export interface Usage {
  /** In the window before this one. */
  previous: number;
  /** In this window so far. */
  current: number;
  /** Elapsed part of this window, from 0 to 1. */
  elapsed: number;
}

/** The usage of a window that ends now: it still covers a part of the previous one. */
export const usedOf = ({ previous, current, elapsed }: Usage): number => previous * (1 - elapsed) + current;

/** Part of a window after which only `allowed` of `before` still counts. */
const passedWhen = (before: number, allowed: number) => (before <= allowed ? 0 : 1 - allowed / before);

/**
 * Windows until a request of this cost fits, from now on: 0 when it fits, at most 2.
 * @param quota what a window may use
 */
export const windowsUntil = (usage: Usage, cost: number, quota: number): number => {
  const { previous, current, elapsed } = usage;
  if (usedOf(usage) + cost <= quota) return 0;
  const room = Math.max(0, quota - cost);
  if (current <= room) return passedWhen(previous, room - current) - elapsed;
  return 1 - elapsed + passedWhen(current, room);
};
