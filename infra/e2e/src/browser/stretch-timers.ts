/** Timers of pages that would run out on a busy machine, ms: how long notifications show, and how long a file may take. */
export const shortTimersMs = [5_000, 10_000];

/** Lets these timers take a minute or two. It runs in the page. */
export const stretchTimers = (short: number[]) => {
  const original = window.setTimeout;
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    original(handler, short.includes(delay) ? delay * 12 : delay, ...rest)) as typeof window.setTimeout;
};
