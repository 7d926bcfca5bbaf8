import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { everyScreen, leadsHome, openDialogs } from '../src/journeys/every-screen';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** Doubles the font size that pages begin from, as a browser's settings can. It runs in the page. */
const doubleText = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets = [sheet];
};

/**
 * What is wider than its window, so that people have to scroll sideways: the page, or a dialog that is open, with the elements that reach
 * furthest. Null when all fits.
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

test.each(everyScreen.flatMap((role) => [1280, 360].map((width) => ({ ...role, width }))))(
  'every screen of $name can be used with text of double size, in $width px',
  async ({ session, screens, width }) => {
    const own = await session();
    const { page, context, errors } = own ? await browserOf(kit, own) : await kit.newVisitor();
    await context.addInitScript(doubleText);
    await page.setViewportSize({ width, height: 740 });
    const wide: [string, string[] | null][] = [];
    for (const screen of await screens()) {
      await page.goto(screen);
      await page.getByRole('heading').first().waitFor();
      wide.push([screen, await tooWide(page)]);
      await openDialogs(page, async () => {
        wide.push([`a dialog of ${screen}`, await tooWide(page)]);
        const last = page.getByRole('dialog').first().getByRole('button').last();
        await last.scrollIntoViewIfNeeded();
        expect(await last.isVisible()).toBe(true);
      });
      await leadsHome(page);
      expect([screen, errors]).toEqual([screen, []]);
    }
    expect(wide.filter(([, by]) => by !== null)).toEqual([]);
  },
);
