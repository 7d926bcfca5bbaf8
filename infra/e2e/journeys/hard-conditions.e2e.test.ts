import type { Locator, Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { tooWide } from '../src/browser/too-wide';
import { translated, translatePages, type Way } from '../src/browser/translator';
import { forbidding, setTextSize, withHardSettings } from '../src/browser/user-settings';
import { brandAndInvestor } from '../src/journeys/brand-and-investor';
import { everyScreen, leadsHome } from '../src/journeys/every-screen';
import type { ApiSession } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** Window widths that text of double size must fit, px; and the narrowest for normal text (WCAG 2.2, 1.4.10). */
const [phone, desktop] = [360, 1280];
const between = [600, 820, 1024];
const narrowest = 320;
const height = 740;

/** What is too wide for a window, and the window. */
type Found = [where: string, by: string[] | null];

/** What is too wide on a screen that was opened on a phone: there, in wider windows, and with normal text in the narrowest one. */
const tooWideAnywhere = async (page: Page): Promise<Found[]> => {
  const found: Found[] = [['on a phone', await tooWide(page)]];
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

/** A page of this person, or of a visitor, with hard settings, without the product's fonts, and with texts that are changed this way. */
const hardPage = async (person: ApiSession | null, way: Way) => {
  const hard = withHardSettings(kit);
  const visitor = person ? await browserOf(hard, person) : await hard.newVisitor();
  await visitor.context.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  await translatePages(visitor.page, way);
  return visitor;
};

const ways: Way[] = ['replace', 'wrap', 'divide', 'alternate'];

test.each(everyScreen)(
  'every screen of $name can be used in windows of 360 to 1280 px with text of double size, without storage and fonts, with a clock that is a year behind, and while a translator or an extension changes its texts',
  async ({ session, screens }) => {
    const own = await session();
    const wide: Found[] = [];
    const opened = await screens();
    const tabsUsed = new Set<Way>();
    for (const way of ways) {
      const { page, context, errors } = await hardPage(own, way);
      for (const screen of opened.filter((_, index) => ways[index % ways.length] === way)) {
        await resizeTo(page, { width: phone, height });
        await page.goto(screen);
        await page.getByRole('heading').first().waitFor();
        await translated(page);
        for (const [where, by] of await tooWideAnywhere(page)) wide.push([`${screen} ${where}`, by]);
        const tabs: Locator[] = tabsUsed.has(way) ? [] : await page.getByRole('main').getByRole('tab').all();
        for (const tab of tabs) await tab.click();
        if (tabs.length > 0) tabsUsed.add(way);
        await leadsHome(page);
        // A screen that was lost has logged the reason.
        expect([screen, errors]).toEqual([screen, []]);
      }
      await context.close();
    }
    expect(wide.filter(([, by]) => by !== null)).toEqual([]);
    // The dashboards have tabs.
    expect(tabsUsed.size > 0).toBe(own !== null);
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
