/** Timers of pages that could expire on a busy machine, ms: those of messages and of loading a file. */
export const shortTimersMs = [5_000, 10_000];

/** Stretches these timers to a minute or two. Runs in the page. */
export const stretchTimers = (short: number[]) => {
  const original = window.setTimeout;
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    original(handler, short.includes(delay) ? delay * 12 : delay, ...rest)) as typeof window.setTimeout;
};
