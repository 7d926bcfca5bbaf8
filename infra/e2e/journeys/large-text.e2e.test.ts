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

/** By how much the page is wider than the window, so that people have to scroll sideways. A phone may be too narrow for double text. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} px of ${clientWidth}` : null;
  });

test.each(everyScreen.flatMap((role) => [1280, 360].map((width) => ({ ...role, width }))))(
  'every screen of $name can be used with text of double size, in $width px',
  async ({ session, screens, width }) => {
    const own = await session();
    const { page, context, errors } = own ? await browserOf(kit, own) : await kit.newVisitor();
    await context.addInitScript(doubleText);
    await page.setViewportSize({ width, height: 740 });
    const wide: [string, string | null][] = [];
    for (const screen of await screens()) {
      await page.goto(screen);
      await page.getByRole('heading').first().waitFor();
      wide.push([screen, await tooWide(page)]);
      await openDialogs(page, async () => {
        const last = page.getByRole('dialog').first().getByRole('button').last();
        await last.scrollIntoViewIfNeeded();
        expect(await last.isVisible()).toBe(true);
      });
      await leadsHome(page);
      expect([screen, errors]).toEqual([screen, []]);
    }
    if (width >= 1280) expect(wide.filter(([, by]) => by !== null)).toEqual([]);
  },
);
