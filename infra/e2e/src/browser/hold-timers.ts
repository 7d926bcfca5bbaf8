import type { Page } from 'playwright-core';

interface Held {
  heldTimers: (() => void)[];
}

/** Notes what timers of this length would do. It runs in the page. */
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
 * Holds the timers of this length, so that a test on a busy machine sees what the page shows for that long only.
 * @param page before it goes to the address
 * @returns lets the held timers of the page end, of which there is at least one
 */
export const holdTimers = async (page: Page, lengthMs: number): Promise<() => Promise<void>> => {
  await page.addInitScript(noteTimers, lengthMs);
  return async () => {
    await page.waitForFunction(() => (window as unknown as Held).heldTimers.length > 0);
    // Separate, because the page may leave: a wait would begin again in the next one.
    await page.evaluate(() => {
      for (const handler of (window as unknown as Held).heldTimers) setTimeout(handler);
    });
  };
};
