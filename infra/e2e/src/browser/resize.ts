import type { Page } from 'playwright-core';

/**
 * Gives the window another size and waits until the page is laid out for it. On a busy machine the page can read the new
 * `innerWidth` while its media queries still hold for the old one: measured then, the header of an investor, as wide as for
 * 1280 px, overflows a window of 360 px by 445 px. Media queries are evaluated once a frame.
 */
export const resizeTo = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width }) => window.innerWidth === width && matchMedia(`(width: ${width}px)`).matches,
    size,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};
