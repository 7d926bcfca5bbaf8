import { demoFranchiseId } from '@setu/contracts';
import type { Page } from 'playwright-core';
import { openBrowser } from '../src';
import { holdScripts } from '../src/browser/hold-scripts';
import { saysMessage } from '../src/browser/messages';
import type { BrowserKit } from '../src/browser/page-kit';
import { demoPassword } from '../src/visitors/api-client';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** A visitor whose browser runs no scripts. */
const visitor = async (width = 1280): Promise<Page> => {
  const context = await kit.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
  return context.newPage();
};

const cards = (page: Page) => page.locator('#results li a[href^="/franchises/"]');
/** Addresses of the listed franchises, once the page is complete. */
const addresses = async (page: Page) => {
  await page.waitForLoadState();
  return cards(page).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
};

test.each([
  ['/', /bridge/],
  ['/franchises', /Franchise Opportunities/],
  [`/franchises/${demoFranchiseId(1)}`, /./],
  ['/mindmap', /./],
])('%s has its heading, its content and its footer without scripts', async (path, heading) => {
  for (const width of [360, 1280]) {
    const page = await visitor(width);
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(heading);
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(500);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow).toBe(0);
    await page.context().close();
  }
});

test('the search of the landing page shows matching opportunities, and a card links to its franchise', async () => {
  const page = await visitor();
  await page.goto('/');
  const form = page.getByRole('search', { name: 'Opportunities' });
  await form.getByLabel('Location').fill('Pune');
  await form.getByRole('button', { name: 'Search Opportunities' }).click();
  expect(new URL(page.url()).searchParams.get('location')).toBe('Pune');
  expect(await page.getByRole('status').first().textContent()).toMatch(/^Showing \d+ opportunities$/);
  const [first] = await addresses(page);
  await page.locator(`#results a[href="${first}"]`).first().click();
  expect(new URL(page.url()).pathname).toBe(first);
});

test('filters, search and order are submitted by a button and stay chosen', async () => {
  const page = await visitor();
  await page.goto('/franchises');
  await page.getByRole('checkbox', { name: /^Food & Beverage/ }).check();
  await page.getByRole('group', { name: 'Preferred Location' }).getByLabel('Mumbai').check();
  await page.getByText('Custom range').click();
  await page.getByLabel('Maximum').fill('5,00,00,000');
  await page.getByLabel('Sort by').selectOption('roi');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  const search = new URL(page.url()).searchParams;
  expect(search.getAll('businessCategory')).toEqual(['food_beverage']);
  // The choice of a state is empty.
  expect(search.getAll('territories').filter(Boolean)).toEqual(['Mumbai']);
  expect(await page.getByRole('checkbox', { name: /^Food & Beverage/ }).isChecked()).toBe(true);
  expect(await page.getByLabel('Maximum').inputValue()).toBe('50000000');
  expect(await page.getByLabel('Sort by').inputValue()).toBe('roi');
  const filtered = await addresses(page);
  expect(filtered.length).toBeGreaterThan(0);

  // Removing a filter widens the result.
  await page.getByRole('checkbox', { name: /^Food & Beverage/ }).uncheck();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  expect((await addresses(page)).length).toBeGreaterThan(filtered.length);
});

test('the view of the list is a link, and stays when the list is sorted', async () => {
  const page = await visitor();
  await page.goto('/franchises');
  await page.getByRole('link', { name: 'Show as Rows' }).click();
  await page.getByRole('link', { name: 'Show as Cards' }).waitFor();
  await page.getByLabel('Sort by').selectOption('newest');
  await page.getByRole('button', { name: 'Search' }).click();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('view'), searchParams.get('sort')]).toEqual(['rows', 'newest']);
});

test('Load more is a link to the next opportunities, which link back to the first', async () => {
  const page = await visitor(360);
  await page.goto('/franchises?sort=newest');
  const first = await addresses(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  const next = await addresses(page);
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter((address) => first.includes(address))).toEqual([]);
  expect(new URL(page.url()).searchParams.get('sort')).toBe('newest');
  await page.getByRole('link', { name: 'Show from the beginning' }).click();
  expect(await addresses(page)).toEqual(first);
});

test('a link to a page of the list that does not exist shows the first opportunities', async () => {
  const page = await visitor();
  await page.goto('/franchises');
  const first = await addresses(page);
  await page.goto('/franchises?after=nonsense');
  expect(await addresses(page)).toEqual(first);
});

test('with scripts, the link of Load more opens the list at that position, and a filter restarts it', async () => {
  const { page, errors } = await kit.newVisitor();
  await page.goto('/franchises');
  const href = await page.getByRole('button', { name: 'Load more' }).getAttribute('href');
  await page.goto(`/franchises${href}`);
  await page.getByRole('link', { name: 'Show from the beginning' }).waitFor();
  await page.getByLabel('Sort by').selectOption('roi');
  await page.getByRole('link', { name: 'Show from the beginning' }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?sort=roi');
  expect(errors).toEqual([]);
});

test('after signing in by a link, the page with the link opens again', async () => {
  const page = await visitor();
  const path = `/franchises/${demoFranchiseId(1)}`;
  await page.goto(path);
  await page.getByRole('link', { name: 'Login to Inquire' }).first().click();
  expect(new URL(page.url()).pathname).toBe('/api/login');
  const form = page.locator('form[action="/api/login"]').filter({ has: page.getByLabel('Email') });
  await form.getByLabel('Email').fill('investor@demo.test');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword());
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(new URL(page.url()).pathname).toBe(path);
});

/** A visitor whose page is shown while its scripts wait for `deliver`. */
const waiting = async (path: string) => {
  const { page, errors } = await kit.newVisitor();
  const deliver = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const arrive = async () => {
    deliver();
    await page.locator('#root[data-rendered]').waitFor({ state: 'detached' });
  };
  return { page, errors, arrive };
};

test('a message that is typed and sent before the scripts load is sent when they have', async () => {
  const { page, errors, arrive } = await waiting('/contact');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.org');
  await page.getByLabel('Message').fill('Which brands of tea are open in Pune?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(new URL(page.url()).search).toBe('');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/contact'),
  );
  await arrive();
  expect((await sent).postDataJSON()).toMatchObject({ message: 'Which brands of tea are open in Pune?' });
  await saysMessage(page, 'Your message has been received!');
  expect(errors).toEqual([]);
});

test('a search and filters that are chosen before the scripts load take effect', async () => {
  const { page, errors, arrive } = await waiting('/franchises');
  await page.getByLabel('Search franchises').fill('chai');
  await page.getByRole('checkbox', { name: /^Food & Beverage/ }).check();
  await page.getByLabel('Sort by').selectOption('roi');
  await arrive();
  await page.waitForURL(/search=chai/);
  const search = new URL(page.url()).searchParams;
  expect(search.get('businessCategory')).toBe('food_beverage');
  expect(search.get('sort')).toBe('roi');
  expect(await page.getByRole('checkbox', { name: /^Food & Beverage/ }).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});
