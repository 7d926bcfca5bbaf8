import type { Page } from 'playwright-core';

/**
 * The page or open dialog that needs horizontal scrolling, with the elements that extend furthest. Null when everything
 * fits.
 */
export const tooWide = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const windows = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')];
    const wide = windows.find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    if (!wide) return null;
    const edge = wide.getBoundingClientRect().left + wide.clientWidth;
    const beyond = [...wide.querySelectorAll('*')]
      .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
      .filter(({ right }) => right > edge)
      .sort((one, other) => other.right - one.right)
      .slice(0, 8)
      .map(
        ({ element, right }) => `${element.tagName} to ${right}: ${element.textContent?.trim().slice(0, 60)}`,
      );
    return [`${wide.scrollWidth} px of ${wide.clientWidth}`, ...beyond];
  });
