import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './browser';
import { platformUrl } from './platform';

export interface BrowserKit {
  browser: Browser;
  /** A visitor of their own: no cookies shared with any other. */
  newVisitor: () => Promise<Visitor>;
  close: () => Promise<void>;
}

interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors the page threw or logged, which a journey expects to be none. */
  errors: string[];
}

/** Console noise that is the browser's own word on a reply the journey asked for, not an error of ours. */
const expectedNoise = /Failed to load resource: the server responded with a status of (401|404|409|503)/;

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
