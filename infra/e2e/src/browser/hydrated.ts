import type { Page } from 'playwright-core';

/** How long a page may take until it answers to clicks, ms. A page whose screen failed never does. */
const hydrationTimeoutMs = 15_000;

/** Waits until the page answers to clicks and keys. A page that the shell did not render does at once. */
export const hydrated = (page: Page): Promise<void> =>
  page
    .locator('#root[data-rendered]')
    .waitFor({ state: 'detached', timeout: hydrationTimeoutMs })
    .catch(() => undefined);
