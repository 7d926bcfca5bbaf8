import type { Browser } from 'playwright-core';

/** Times of a cold page on a slow phone, ms after the navigation began. */
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

/** Time after which a page's layout no longer changes by itself, ms. */
const settleMs = 2_000;

/** Runs in the page before its own scripts. */
const observe = () => {
  const seen = { firstCard: 0, largestContent: 0, layoutShift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestContent = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // An intersection is computed with a frame of the page; querying a size would force another layout.
  const shown = new IntersectionObserver((entries) => {
    for (const { time, boundingClientRect } of entries)
      if (boundingClientRect.height > 0) seen.firstCard ||= time;
  });
  new MutationObserver((_, added) => {
    const card = document.querySelector('main a[href^="/franchises/"]');
    if (!card) return;
    added.disconnect();
    shown.observe(card);
  }).observe(document, { childList: true, subtree: true });
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
    await page.addInitScript(observe);
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
