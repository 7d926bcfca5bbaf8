import { hydrated } from '../src/browser/hydrated';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { shoot } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** Highest page of 24 franchises on a phone, px. */
const mostPixels = 6_000;

test('on a phone the list is compact, and its search and filters stay visible', async () => {
  const { page, errors } = await kit.newVisitor();
  await resizeTo(page, { width: 360, height: 740 });
  await page.goto('/franchises');
  await page.getByRole('article').nth(23).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(mostPixels);
  await shoot(page, 'listing-rows');

  await page.getByRole('article').nth(20).scrollIntoViewIfNeeded();
  await page.getByRole('searchbox').click();
  const bar = await page.getByRole('search').boundingBox();
  expect(bar?.y).toBe(64);
  const link = page.getByRole('link', { name: /^View Details of/ }).nth(8);
  await link.focus();
  // The page scrolls smoothly.
  await eventually(async () =>
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0)),
  );

  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: /^Under ₹5 Lakh/ }).click();
  await page.waitForURL(/\?maxInvestment=499999$/);
  await sheet.getByRole('button', { name: /^Show \d+/ }).click();
  await page.getByRole('button', { name: /^Filters\s*1/ }).waitFor();
  expect(errors).toEqual([]);
});

test('the first list of a visit lays out its cards when they are scrolled to, and Back returns to the same card', async () => {
  const { page, errors } = await kit.newVisitor();
  await resizeTo(page, { width: 360, height: 740 });
  await page.goto('/franchises');
  await hydrated(page);
  const card = (index: number) => page.getByRole('article').nth(index);
  const isLaidOut = (index: number) =>
    card(index).evaluate((article) => article.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut(0)).toBe(true);
  expect(await isLaidOut(22)).toBe(false);

  await card(20).scrollIntoViewIfNeeded();
  await eventually(async () => expect(await isLaidOut(20)).toBe(true));
  const place = async () => (await card(20).boundingBox())?.y ?? Number.NaN;
  const before = await place();
  await card(20)
    .getByRole('link', { name: /^View Details of/ })
    .click();
  await page.waitForURL(/\/franchises\/[\da-f-]+$/);
  await page.goBack();
  await card(20).waitFor();
  // A row has 180 px.
  await eventually(async () => expect(Math.abs((await place()) - before)).toBeLessThan(90));
  expect(errors).toEqual([]);
});

test('the view of the list is chosen by a link, and is remembered', async () => {
  const { page, errors } = await kit.newVisitor();
  await page.goto('/franchises?sort=newest');
  await page.getByRole('link', { name: 'Show as Rows' }).click();
  await page.waitForURL(/\?sort=newest&view=rows$/);
  const row = await page.getByRole('article').first().boundingBox();
  expect(row?.width).toBeGreaterThan(800);
  await shoot(page, 'listing-rows-wide');
  await page.reload();
  await page.getByRole('link', { name: 'Show as Cards' }).waitFor();
  await page.goto('/mindmap');
  await page.getByRole('banner').getByRole('link', { name: 'Browse Franchises' }).click();
  await page.getByRole('link', { name: 'Show as Cards' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(errors).toEqual([]);
});

test('the filters beside the list do not scroll by themselves, and their numbers are those of the list', async () => {
  const { page, errors } = await kit.newVisitor();
  await page.goto('/franchises?territories=Pune');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  const scrolls = await filters.evaluate((element) => element.scrollHeight > element.clientHeight);
  expect(scrolls).toBe(false);
  const option = page.getByRole('checkbox', { name: /^Education/ });
  const label = await filters.locator('label', { has: option }).textContent();
  const count = /\d+/.exec(label ?? '')?.[0];
  await option.check();
  await page.getByText(`Showing ${count} opportunities`).waitFor();
  await shoot(page, 'listing-filtered');
  expect(errors).toEqual([]);
});
