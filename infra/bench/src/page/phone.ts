import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowProcessor = { rate: 4 };

/** Makes a page as slow as on a phone: 150 ms round trip, 1.6 Mbit/s down and 0.75 up, a processor four times slower. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
  return session;
};

export const phoneViewport = { width: 412, height: 823 };

/** Opens a page of a phone with an empty cache, until the work is done. @param person cookies of whoever is signed in */
export const withPhone = async <T>(
  browser: Browser,
  person: BrowserContextOptions['storageState'],
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    viewport: phoneViewport,
    hasTouch: true,
    isMobile: true,
    ...(person === undefined ? {} : { storageState: person }),
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Touches a point of the window and lifts the finger at once. */
export const tapPoint = async (session: CDPSession, point: { x: number; y: number }): Promise<void> => {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
