import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { brandAndInvestor } from '../src/journeys/brand-and-investor';
import { everyScreen, leadsHome, openDialogs } from '../src/journeys/every-screen';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** Sets the default font size of pages, percent, like a browser's settings. Runs in the page. */
const setTextSize = (percent: number) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${percent}% }`);
  document.adoptedStyleSheets = [sheet];
};

/** Window widths that text of double size must fit, px; and the narrowest for normal text (WCAG 2.2, 1.4.10). */
const [phone, desktop] = [360, 1280];
const between = [600, 820, 1024];
const narrowest = 320;

/**
 * The page or open dialog that needs horizontal scrolling, with the elements that extend furthest. Null when everything
 * fits.
 */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const windows = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')];
    const wide = windows.find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    if (!wide) return null;
    const edge = wide.getBoundingClientRect().left + wide.clientWidth;
    const beyond = [...wide.querySelectorAll('*')]
      .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
      .filter(({ right }) => right > edge)
      .sort((one, other) => other.right - one.right)
      .slice(0, 8)
      .map(
        ({ element, right }) => `${element.tagName} to ${right}: ${element.textContent?.trim().slice(0, 60)}`,
      );
    return [`${wide.scrollWidth} px of ${wide.clientWidth}`, ...beyond];
  });

const height = 740;

/** The same for a screen that was opened on a phone: in wider windows, and with normal text in the narrowest one. It ends on a desktop. */
const tooWideAnywhere = async (page: Page) => {
  const found: [string, string[] | null][] = [['on a phone', await tooWide(page)]];
  await page.evaluate(setTextSize, 100);
  await resizeTo(page, { width: narrowest, height });
  found.push([`in ${narrowest} px, text of plain size`, await tooWide(page)]);
  await page.evaluate(setTextSize, 200);
  for (const width of [...between, desktop]) {
    await resizeTo(page, { width, height });
    found.push([`in ${width} px`, await tooWide(page)]);
  }
  return found;
};

/** Sets the browser's clock back, ms, like one whose battery was empty. Runs in the page. */
const setClockBack = (ms: number) => {
  const Actual = Date;
  window.Date = class extends Actual {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [Actual.now() - ms]) as [string]));
    }

    static override now() {
      return Actual.now() - ms;
    }
  } as DateConstructor;
};
const year = 365 * 24 * 60 * 60 * 1_000;

/** Forbids all storage, like a browser whose user blocks site data. Runs in the page. */
const forbidStorage = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: refuse });
  if (navigator.locks) navigator.locks.request = async () => refuse();
  window.BroadcastChannel = class {
    constructor() {
      refuse();
    }
  } as unknown as typeof BroadcastChannel;
};

const forbidding = (of: BrowserKit): BrowserKit => ({
  ...of,
  newVisitor: async () => {
    const visitor = await of.newVisitor();
    await visitor.context.addInitScript(forbidStorage);
    return visitor;
  },
});

test.each(everyScreen)(
  'every screen of $name can be used in windows of 360 to 1280 px with text of double size, without storage and with a clock that is a year behind',
  async ({ session, screens }) => {
    const own = await session();
    const browsers = forbidding(kit);
    const { page, context, errors } = own ? await browserOf(browsers, own) : await browsers.newVisitor();
    await context.addInitScript(setTextSize, 200);
    await context.addInitScript(setClockBack, year);
    const wide: [string, string[] | null][] = [];
    for (const screen of await screens()) {
      await page.setViewportSize({ width: phone, height });
      await page.goto(screen);
      await page.getByRole('heading').first().waitFor();
      const found = await tooWideAnywhere(page);
      wide.push(...found.map(([where, by]): [string, string[] | null] => [`${screen} ${where}`, by]));
      const tabs = await page.getByRole('main').getByRole('tab').all();
      for (const tab of tabs) await tab.click();
      if (tabs.length > 0) await page.goto(screen);
      for (const width of [desktop, phone]) {
        await resizeTo(page, { width, height });
        await openDialogs(page, async () => {
          wide.push([`a dialog of ${screen} in ${width} px`, await tooWide(page)]);
          const last = page.getByRole('dialog').first().getByRole('button').last();
          await last.scrollIntoViewIfNeeded();
          expect(await last.isVisible()).toBe(true);
        });
      }
      await leadsHome(page);
      expect([screen, errors]).toEqual([screen, []]);
    }
    expect(wide.filter(([, by]) => by !== null)).toEqual([]);
  },
);

test('an inquiry is sent and answered in browsers that forbid storage', async () => {
  await brandAndInvestor(forbidding(kit), async () => {});
});

test('a visitor whose browser forbids storage can open the sign-in', async () => {
  const { page, errors } = await forbidding(kit).newVisitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.waitForURL('**/api/login');
  expect(errors).toEqual([]);
});
