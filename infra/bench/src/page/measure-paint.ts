import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';
import { phoneViewport, slowDown } from './phone';

/** A cold page on a slow phone. Times are ms after the navigation began. */
export interface Paint {
  /** The whole document has arrived. */
  document: number;
  firstContent: number;
  firstCard: number;
  largestContent: number;
  domContentLoaded: number;
  load: number;
  /** Sum of the tasks above 50 ms, ms. */
  longTasks: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Bytes of the document before compression. */
  html: number;
  /** Transferred bytes of scripts, and of everything. */
  scriptBytes: number;
  allBytes: number;
}

/** Time after which a page's layout no longer changes by itself, ms. */
const settleMs = 2_000;

/** Runs in the page before its own scripts. */
const observe = () => {
  const seen = { firstCard: 0, largestContent: 0, layoutShift: 0, longTasks: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestContent = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks += duration;
  }).observe({ type: 'longtask', buffered: true });
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

/** Counts what a page transfers, until it is read. */
const countBytes = (session: CDPSession) => {
  const scripts = new Set<string>();
  const bytes = { scriptBytes: 0, allBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.allBytes += encodedDataLength;
    if (scripts.has(requestId)) bytes.scriptBytes += encodedDataLength;
  });
  return bytes;
};

/** Opens a page on a slow phone with an empty cache. @param person cookies of whoever is signed in */
export const measurePaint = async (
  browser: Browser,
  url: string,
  person?: BrowserContextOptions['storageState'],
): Promise<Paint> => {
  const context = await browser.newContext({
    viewport: phoneViewport,
    ...(person === undefined ? {} : { storageState: person }),
  });
  try {
    const page = await context.newPage();
    const bytes = countBytes(await slowDown(page));
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const times = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (!navigation) throw new Error('the browser reports no navigation');
      return {
        ...(Reflect.get(window, 'seen') as Pick<
          Paint,
          'firstCard' | 'largestContent' | 'layoutShift' | 'longTasks'
        >),
        document: navigation.responseEnd,
        html: navigation.decodedBodySize,
        domContentLoaded: navigation.domContentLoadedEventEnd,
        load: navigation.loadEventEnd,
        firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      };
    });
    return { ...times, ...bytes };
  } finally {
    await context.close();
  }
};
