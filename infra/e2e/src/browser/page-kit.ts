import type { Browser, BrowserContext, Page } from 'playwright-core';
import { platformUrl } from '../platform/platform';
import { launchBrowser } from './browser';

export interface BrowserKit {
  browser: Browser;
  /** A visitor with separate cookies. */
  newVisitor: () => Promise<Visitor>;
  close: () => Promise<void>;
}

interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors that the page threw or logged; a journey expects none. */
  errors: string[];
}

/** Console messages of the browser that are not errors of ours: an expected reply, and a picture on an invented site. */
const expectedNoise =
  /Failed to load resource: (the server responded with a status of (401|404|409|503)|net::ERR_NAME_NOT_RESOLVED)/;

/** A real browser for one test file. */
export const openBrowser = async (): Promise<BrowserKit> => {
  const browser = await launchBrowser();
  return {
    browser,
    newVisitor: async () => {
      const context = await browser.newContext({
        baseURL: platformUrl(),
        viewport: { width: 1280, height: 860 },
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text())) errors.push(message.text());
      });
      return { context, page, errors };
    },
    close: () => browser.close(),
  };
};
