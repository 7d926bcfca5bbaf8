import type { Locator, Page } from 'playwright-core';

/** The short messages over a page. Their text is also in the page for screen readers, outside of these. */
export const messagesOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Waits until a short message says this. */
export const saysMessage = (page: Page, text: string): Promise<void> =>
  messagesOn(page).getByText(text, { exact: true }).first().waitFor();
