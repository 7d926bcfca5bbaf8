import type { Page } from 'playwright-core';

/**
 * The page, open dialog or scrolling part of a dialog that needs horizontal scrolling, with what extends furthest. Null when everything
 * fits. Rows of tabs and of pictures are meant to scroll sideways.
 */
export const tooWide = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const scrollsDown = (element: Element) => {
      const { overflowX, scrollSnapType } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) && scrollSnapType === 'none' && element.role !== 'tablist';
    };
    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    const parts = dialogs.flatMap((dialog) => [...dialog.querySelectorAll('*')].filter(scrollsDown));
    const wide = [document.documentElement, ...dialogs, ...parts].find(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    if (!wide) return null;
    const edge = wide.getBoundingClientRect().left + wide.clientWidth;
    const range = document.createRange();
    const rightOf = (element: Element) => {
      const isText = element.childElementCount === 0;
      range.selectNodeContents(element);
      // A text may extend beyond its element.
      return Math.max(
        element.getBoundingClientRect().right,
        isText ? range.getBoundingClientRect().right : 0,
      );
    };
    const isClipped = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      parentElement !== wide &&
      (getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement));
    const beyond = [...wide.querySelectorAll('*')]
      .filter((element) => !isClipped(element))
      .map((element) => ({ element, right: Math.round(rightOf(element)) }))
      .filter(({ right }) => right > edge)
      .sort((one, other) => other.right - one.right)
      .slice(0, 8)
      .map(
        ({ element, right }) => `${element.tagName} to ${right}: ${element.textContent?.trim().slice(0, 60)}`,
      );
    return [`${wide.scrollWidth} px of ${wide.clientWidth}`, ...beyond];
  });
