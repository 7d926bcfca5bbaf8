import type { Locator, Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../browser/page-kit';
import { waitMs } from '../platform/platform';
import type { ApiSession } from './api-client';
import { browserOf } from './sign-in';

let kit: BrowserKit | null = null;

/** Opens one browser for the tests of a file. Call it at the top of the file. */
export const useOneBrowser = (): void => {
  beforeAll(async () => {
    kit = await openBrowser();
  });
  afterAll(() => kit?.close());
};

const opened = (): BrowserKit => {
  if (!kit) throw new Error('useOneBrowser was not called');
  return kit;
};

/** A page of a browser with this session, or of a visitor. */
export const pageOf = async (session?: ApiSession): Promise<Page> =>
  (session ? await browserOf(opened(), session) : await opened().newVisitor()).page;

/** The texts that the page does not show, by exact comparison. */
const missing = async (where: Page | Locator, texts: readonly string[]): Promise<string[]> => {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const counts = await Promise.all(texts.map((text) => where.getByText(text, { exact: true }).count()));
    const absent = texts.filter((_, index) => counts[index] === 0);
    if (absent.length === 0 || Date.now() > deadline) return absent;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Expects the page to show each of these texts exactly. */
export const expectTexts = async (where: Page | Locator, ...texts: string[]): Promise<void> =>
  expect(await missing(where, texts)).toEqual([]);

/** Address of the first link with this name. */
export const hrefOf = (where: Page | Locator, name: string | RegExp): Promise<string | null> =>
  where.getByRole('link', { name, exact: true }).first().getAttribute('href');

/** Names of the tabs, in order. */
export const tabNames = (page: Page): Promise<string[]> => page.getByRole('tab').allTextContents();

/** Opens a tab. @returns its panel */
export const openTab = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
};

/** The options of a select. */
export const optionsOf = async (where: Page | Locator, label: string): Promise<string[]> => {
  const select = where.getByLabel(label, { exact: true });
  await select.waitFor();
  return select.locator('option').allTextContents();
};

/** Waits for fields whose labels start with these texts. */
export const hasFields = async (where: Page | Locator, ...labels: string[]): Promise<void> => {
  for (const label of labels)
    await where
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .waitFor();
};

/** Opens another screen with a link of the header, so that the browser makes its reads. */
export const goByHeader = async (page: Page, link: string): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
};

/** Holds the replies of these calls until the returned function is called. */
export const hold = async (page: Page, calls: RegExp): Promise<() => Promise<void>> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
};

/** Makes these calls fail until `page.unrouteAll()`. */
export const fail = (page: Page, calls: RegExp, method?: string): Promise<unknown> =>
  page.route(calls, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken on purpose' })
      : route.fallback(),
  );

/** The number of skeletons in a loading list. */
export const skeletonsIn = async (where: Page | Locator): Promise<number> => {
  const busy = where.locator('[aria-busy="true"]:visible').first();
  await busy.waitFor();
  return busy.locator('> *').count();
};
