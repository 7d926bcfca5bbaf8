import type { Page } from 'playwright-core';

/** Whether scripts have taken the page over, as far as it comes from the shell. It runs in the page. */
export const isTakenOver = (): boolean => {
  const root = document.getElementById('root');
  if (!root) return true;
  // React adds properties with these names to what it renders into, and to each element that it rendered or took over.
  const has = (element: Element, property: string) =>
    Object.keys(element).some((key) => key.startsWith(property));
  const isRunning = has(root, '__reactContainer$') && !root.hasAttribute('data-rendered');
  const controls = [...root.querySelectorAll('input, textarea, select, button')];
  return (
    isRunning && root.childElementCount > 0 && controls.every((control) => has(control, '__reactProps$'))
  );
};

/**
 * Waits until the page answers to clicks and keys, whether the server rendered it or not.
 * @throws when it does not
 */
export const hydrated = async (page: Page): Promise<void> => {
  try {
    await page.waitForFunction(isTakenOver);
  } catch (error) {
    throw new Error(`The page at ${page.url()} does not answer to clicks and keys`, { cause: error });
  }
};
