import type { Page } from 'playwright-core';

/** Whether the page is hydrated, except for what remotes render. Runs in the page. */
export const isHydrated = (): boolean => {
  const root = document.getElementById('root');
  if (!root) return true;
  // React adds properties with these names to its root containers, and to each element that it rendered or hydrated.
  const has = (element: Element, property: string) =>
    Object.keys(element).some((key) => key.startsWith(property));
  const isRunning = has(root, '__reactContainer$') && !root.hasAttribute('data-rendered');
  const controls = [...root.querySelectorAll('input, textarea, select, button')];
  return (
    isRunning && root.childElementCount > 0 && controls.every((control) => has(control, '__reactProps$'))
  );
};

/**
 * Waits until the page reacts to clicks and keys, whether or not the server rendered it.
 * @throws when it does not in time
 */
export const hydrated = async (page: Page): Promise<void> => {
  try {
    await page.waitForFunction(isHydrated);
  } catch (error) {
    throw new Error(`The page at ${page.url()} does not answer to clicks and keys`, { cause: error });
  }
};
