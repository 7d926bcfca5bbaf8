import type { Browser } from 'playwright-core';

/** What a visitor on a slow phone sees of a cold page, ms after the navigation began. */
export interface Paint {
  firstContent: number;
  firstCard: number;
  largestContent: number;
  /** Cumulative layout shift. */
  layoutShift: number;
}

/** 150 ms round trip, 1.6 Mbit/s down and 0.75 up, a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowProcessor = { rate: 4 };

/** A page moves no more by itself after this time, ms. */
const settleMs = 2_000;

/** One frame of a screen, ms. */
const frameMs = 16;

/** Runs in the page, before its own scripts. */
const observe = (lookEveryMs: number) => {
  const seen = { firstCard: 0, largestContent: 0, layoutShift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestContent = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Not by name: the compiler gives functions with names a helper that the page does not have.
  const looking = setInterval(() => {
    const card = document.querySelector('main a[href^="/franchises/"]');
    if (!card || card.getBoundingClientRect().height === 0) return;
    seen.firstCard = performance.now();
    clearInterval(looking);
  }, lookEveryMs);
};

/** Opens a page on a slow phone with an empty cache. */
export const measurePaint = async (browser: Browser, url: string): Promise<Paint> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
    await page.addInitScript(observe, frameMs);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => ({
      ...(Reflect.get(window, 'seen') as Omit<Paint, 'firstContent'>),
      firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
  } finally {
    await context.close();
  }
};
