import type { Page } from 'playwright-core';
import { holdScripts } from '../src/browser/hold-scripts';
import { hydrated } from '../src/browser/hydrated';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { translatePages, translating, type Way } from '../src/browser/translator';
import { brandAndInvestor } from '../src/journeys/brand-and-investor';
import { everyScreen, leadsHome, openDialogs } from '../src/journeys/every-screen';
import { requirementToDeal } from '../src/journeys/requirement-to-deal';
import { eventually } from '../src/platform/platform';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const noPicture = async () => {};

const isTranslated = (page: Page) =>
  page.locator('#root :is(font, mark)').first().waitFor({ state: 'attached' });

const countOf = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^Showing [\d,]+ opportunities$/).textContent();
  return Number(text?.replaceAll(/\D/g, ''));
};

/** Searches, filters and sorts the list of franchises, and expects the new count each time. */
const useListing = async (page: Page) => {
  const all = await countOf(page);
  expect(all).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('zzqx');
  await page.getByRole('heading', { name: 'No franchises found' }).waitFor();
  await page.getByRole('searchbox').fill('');
  await eventually(async () => expect(await countOf(page)).toBe(all));
  await page.getByRole('checkbox', { name: 'Education' }).check();
  await eventually(async () => expect(await countOf(page)).toBeLessThan(all));
  await page.getByRole('checkbox', { name: 'Education' }).uncheck();
  await eventually(async () => expect(await countOf(page)).toBe(all));
  const first = () => page.getByRole('article').first().getByRole('heading').textContent();
  const before = await first();
  await page.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Highest ROI' });
  await eventually(async () => expect(await first()).not.toBe(before));
};

const ways: Way[] = ['replace', 'wrap', 'divide', 'alternate'];

/** The screens by the way that their texts are changed. */
const byWay = (screens: readonly string[]): [Way, string[]][] => {
  const wayOf = (screen: string, index: number) =>
    (screen !== '/franchises' && ways[index % ways.length]) || 'alternate';
  return ways.map((way) => [way, screens.filter((screen, index) => wayOf(screen, index) === way)]);
};

test.each(everyScreen)(
  'every screen of $name can be used while a translator or an extension changes its texts',
  async ({ session, screens }) => {
    const own = await session();
    for (const [way, changed] of byWay(await screens())) {
      const { page, context, errors } = own ? await browserOf(kit, own) : await kit.newVisitor();
      await translatePages(page, way);
      for (const screen of changed) {
        await page.goto(screen);
        await isTranslated(page);
        if (screen === '/franchises') await useListing(page);
        await openDialogs(page);
        for (const tab of await page.getByRole('main').getByRole('tab').all()) await tab.click();
        await leadsHome(page);
        // A screen that was lost has logged the reason.
        expect([screen, errors]).toEqual([screen, []]);
      }
      await context.close();
    }
  },
);

test('an inquiry is sent and answered on translated pages', async () => {
  await brandAndInvestor(translating(kit, 'alternate'), noPicture);
});

test('a requirement becomes a deal on translated pages', async () => {
  await requirementToDeal(translating(kit, 'alternate'), noPicture);
});

test('a page that was translated before its scripts ran can be used, keeps typed text, and counts against no release', async () => {
  const { page, errors } = await kit.newVisitor();
  await translatePages(page, 'replace', true);
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/platform/beacons')) beacons.push(request.postData() ?? '');
  });
  const release = await holdScripts(page);
  await page.goto('/franchises', { waitUntil: 'commit' });
  await isTranslated(page);
  await page.getByRole('searchbox').fill('zzqx');
  release();
  await hydrated(page);
  await page.getByRole('heading', { name: 'No franchises found' }).waitFor();
  await page.getByRole('searchbox').fill('');
  await eventually(async () => expect(await countOf(page)).toBeGreaterThan(0));
  await useListing(page);
  expect(beacons.filter((text) => text.includes('hydration'))).toEqual([]);
  // React logs that it rendered the page again.
  expect(errors.filter((text) => !/rendered again|hydrat|#4(18|19|21|23|25)/i.test(text))).toEqual([]);
});
