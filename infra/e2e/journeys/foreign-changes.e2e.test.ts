import type { Page } from 'playwright-core';
import { holdScripts } from '../src/browser/hold-scripts';
import { hydrated } from '../src/browser/hydrated';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { translated, translatePages, translating } from '../src/browser/translator';
import { brandAndInvestor } from '../src/journeys/brand-and-investor';
import { requirementToDeal } from '../src/journeys/requirement-to-deal';
import { eventually } from '../src/platform/platform';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const noPicture = async () => {};

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

test('the list of franchises can be searched, filtered and sorted while its texts are replaced and wrapped', async () => {
  const { page, errors } = await translating(kit, 'alternate').newVisitor();
  await page.goto('/franchises');
  await translated(page);
  await useListing(page);
  expect(errors).toEqual([]);
});

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
  await translated(page);
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
