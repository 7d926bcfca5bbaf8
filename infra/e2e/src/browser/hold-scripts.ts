import type { Page } from 'playwright-core';

/**
 * Holds the scripts of a page, so that a test can use what the server rendered.
 * @param page before it opens the address
 * @returns a function that lets them load
 */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Opens an address whose scripts are held, and waits for the end of its HTML. */
export const openHeld = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('script#boot').waitFor({ state: 'attached' });
};
