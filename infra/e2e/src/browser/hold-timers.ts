import type { Page } from 'playwright-core';

interface Held {
  heldTimers: (() => void)[];
}

/** Collects the callbacks of timers of this length. Runs in the page. */
const noteTimers = (lengthMs: number) => {
  const original = window.setTimeout;
  const held: TimerHandler[] = [];
  Object.assign(window, { heldTimers: held });
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    if (delay !== lengthMs) return original(handler, delay, ...rest);
    held.push(handler);
    return 0;
  }) as typeof window.setTimeout;
};

/**
 * Holds timers of this length, so that a test on a busy machine can see what the page shows only that long.
 * @param page before it opens the address
 * @returns a function that fires the page's held timers once, waiting for at least one
 */
export const holdTimers = async (page: Page, lengthMs: number): Promise<() => Promise<void>> => {
  await page.addInitScript(noteTimers, lengthMs);
  return async () => {
    await page.waitForFunction(() => (window as unknown as Held).heldTimers.length > 0);
    // Evaluated separately: the timer may navigate, and the wait would start again in the next page.
    await page.evaluate(() => {
      for (const handler of (window as unknown as Held).heldTimers.splice(0)) setTimeout(handler);
    });
  };
};
