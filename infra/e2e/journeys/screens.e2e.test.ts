import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { pictureOfWindow, settle, shoot } from '../src/browser/screenshots';
import { signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** Opens a page and waits for its heading. */
const open = async (page: Page, path: string, heading: string | RegExp) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** A browser that is signed in with a demo account. */
const visitorAs = async (email: string) => browserOf(kit, await signedInDemo(email));

test('the public screens open without errors for a signed-out visitor', async () => {
  const { page, errors } = await kit.newVisitor();
  await open(page, '/mindmap', 'Platform Overview');
  await shoot(page, 'mindmap');
  for (const path of ['calculator', 'guide', 'help', 'contact', 'privacy', 'terms']) {
    await open(page, `/${path}`, /.+/);
    await shoot(page, `page-${path}`);
  }
  await open(page, '/no/such/page', '404 Page Not Found');
  await shoot(page, '404');
  await open(page, '/franchises/00000000-0000-4000-8000-00000000dead', 'Franchise not found');
  await page
    .getByText("The franchise opportunity you're looking for doesn't exist or has been removed.")
    .waitFor();
  await shoot(page, 'detail-not-found');
  expect(errors).toEqual([]);
});

test('the listing stores its filters in the address, and says when nothing is found', async () => {
  const { page, errors } = await kit.newVisitor();
  await open(page, '/franchises', 'Franchise Opportunities');
  await shoot(page, 'listing');
  await page.getByRole('checkbox', { name: 'Education' }).check();
  await page.waitForURL(/businessCategory=education/);
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();
  await page.waitForURL(/businessCategory=education.*businessCategory=healthcare/);
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.getAll('businessCategory').join() === 'education');
  expect(await page.getByRole('checkbox', { name: 'Healthcare' }).isChecked()).toBe(false);
  await page.getByRole('searchbox').fill('qqzzxxw');
  await page.getByRole('heading', { name: 'No franchises found' }).waitFor();
  await shoot(page, 'listing-empty');
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  expect(new URL(page.url()).search).toBe('');

  await resizeTo(page, { width: 360, height: 740 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show \d+/ })
    .waitFor();
  await settle(page);
  await pictureOfWindow(page, 'listing-filter-sheet-360');
  expect(errors).toEqual([]);
});

test.each([
  ['brand@demo.test', 'Brand', 'Expand your franchise network and find the perfect locations'],
  ['investor@demo.test', 'Investor', 'Discover and invest in proven franchise opportunities'],
  ['agent@demo.test', 'Agent/Consultant', 'Manage property demands and client requirements'],
  ['admin@demo.test', 'Admin', 'Admin Access Required'],
])('home, dashboard and settings open without errors for %s', async (email, badge, words) => {
  const { page, errors } = await visitorAs(email);
  await open(page, '/', /^Welcome back, .+!$/);
  await page.getByRole('banner').getByText(badge, { exact: true }).waitFor();
  const who = email.split('@')[0];
  await shoot(page, `home-${who}`);
  await page.goto('/dashboard');
  await page.getByText(words, { exact: true }).first().waitFor();
  await shoot(page, `dashboard-${who}`);
  await open(page, '/settings', 'Settings');
  await shoot(page, `settings-${who}`);
  expect(errors).toEqual([]);
});

test('the owner of a listing sees no inquiry form on it', async () => {
  const { page } = await visitorAs('brand@demo.test');
  const session = await signedInDemo('brand@demo.test');
  const [own] = (await session.call('GET', '/api/my-franchises?limit=1')).body;
  await open(page, `/franchises/${own.id}`, own.title);
  expect(await page.getByRole('button', { name: 'Send Inquiry' }).count()).toBe(0);
  await shoot(page, 'detail-owner');
});
