import { launchBrowser } from '@setu/test-browser';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { platformUrl, waitMs } from '../platform/platform';
import { hydrated } from './hydrated';
import { sharedBrowser } from './shared-browser';
import { shortTimersMs, stretchTimers } from './stretch-timers';

export interface BrowserKit {
  browser: Browser;
  /** A context with separate cookies, in a window of 1280 × 860 px by default. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A visitor with separate cookies. */
  newVisitor: () => Promise<Visitor>;
  close: () => Promise<void>;
}

interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors that the page threw or logged; journeys expect none. */
  errors: string[];
}

/** Console messages that are not our errors: an expected reply, and a picture on an invented site. */
const expectedNoise =
  /Failed to load resource: (the server responded with a status of (401|404|409|503)|net::ERR_NAME_NOT_RESOLVED)/;

/**
 * Makes navigations resolve when the page reacts to clicks and keys, not when its HTML has loaded. A test of what happens in
 * between passes `waitUntil: 'commit'`.
 */
const waitForHydration = (page: Page) => {
  for (const name of ['goto', 'reload'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
    page[name] = (async (...args: unknown[]) => {
      const reply = await navigate(...args);
      const options = args.at(-1) as { waitUntil?: string } | undefined;
      if (options?.waitUntil !== 'commit') await hydrated(page);
      return reply;
    }) as Page[typeof name];
  }
};

/** Adds the current address and text of the page to the error when a wait for an address times out. */
const addWhereItIs = (page: Page) => {
  const wait = page.waitForURL.bind(page);
  page.waitForURL = async (...args) => {
    try {
      await wait(...args);
    } catch (error) {
      const said = page.locator('h1, h2, [role=alert], [aria-invalid=true] ~ *').allInnerTexts();
      const texts = await said.catch(() => ['nothing, because it is closed']);
      throw new Error(`The page is at ${page.url()} and says: ${texts.join(' / ')}`, { cause: error });
    }
  };
};

/**
 * A real browser for one test file: the shared one of the run, or a separate one when it needs other switches.
 * @param ignoreDefaultArgs switches of Playwright to leave out
 */
export const openBrowser = async (ignoreDefaultArgs: string[] = []): Promise<BrowserKit> => {
  const common = ignoreDefaultArgs.length === 0 ? sharedBrowser() : undefined;
  const browser = common ?? (await launchBrowser(ignoreDefaultArgs));
  const newContext: BrowserKit['newContext'] = async (options) => {
    const context = await browser.newContext({
      baseURL: platformUrl(),
      viewport: { width: 1280, height: 860 },
      ...options,
    });
    context.setDefaultTimeout(waitMs);
    return context;
  };
  return {
    browser,
    newContext,
    newVisitor: async () => {
      const context = await newContext();
      await context.addInitScript(stretchTimers, shortTimersMs);
      const page = await context.newPage();
      waitForHydration(page);
      addWhereItIs(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text())) errors.push(message.text());
      });
      return { context, page, errors };
    },
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      if (!common) await browser.close();
    },
  };
};
