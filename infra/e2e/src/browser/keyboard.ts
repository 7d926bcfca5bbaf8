import type { Locator, Page } from 'playwright-core';

/** More Tab stops than any page has. */
const mostStops = 150;

/** Presses Tab until the control has the focus, like a person without a pointer. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await control.waitFor();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${control}`);
};

/** Reaches a control by keyboard and presses Enter on it. */
export const pressOn = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

/** Presses Escape in a dialog, once it has the focus. */
export const pressEscapeIn = async (dialog: Locator): Promise<void> => {
  const page = dialog.page();
  await dialog.and(page.locator(':focus-within')).waitFor();
  await page.keyboard.press('Escape');
};

/** Reaches a field by keyboard and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};
