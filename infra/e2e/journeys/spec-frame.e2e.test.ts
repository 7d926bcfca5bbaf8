import { demoFranchiseId } from '@setu/contracts';
import { holdTimers } from '../src/browser/hold-timers';
import { eventually } from '../src/platform/platform';
import { apiSession, registered, signedInAdmin, signedInDemo } from '../src/visitors/api-client';
import { expectTexts, hold, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

const forBrands = 'Expand your franchise network and find the perfect locations';
const forInvestors = 'Discover and invest in proven franchise opportunities';

test.each([
  ['brand', forBrands],
  ['investor', forInvestors],
  ['admin', forInvestors],
])('the role %s at /properties sees the page of its role', async (role, words) => {
  const page = await pageOf(await signedInDemo(`${role}@demo.test`));
  await page.goto('/properties');
  await expectTexts(page, words);
});

test.each(['/franchises', `/franchises/${demoFranchiseId(1)}`, '/mindmap', '/admin/login', '/admin'])(
  '%s opens signed out and signed in',
  async (path) => {
    for (const session of [apiSession(), await registered('agent')]) {
      // A page that a busy machine does not render in time has no content yet.
      await eventually(async () => {
        const { status, text } = await session.call('GET', path);
        expect([status, text]).toEqual([200, expect.stringContaining('<h1')]);
      });
    }
  },
);

test('a spinner fills the page until the session is known', async () => {
  const page = await pageOf();
  await page.route('**/mindmap', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('"userKnown":true', '"userKnown":false');
    await route.fulfill({ response: reply, body });
  });
  const release = await hold(page, /\/api\/auth\/user$/);
  await page.goto('/mindmap', { waitUntil: 'commit' });
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  await release();
  await page.getByRole('banner').waitFor();
});

describe('the header of a signed-in user', () => {
  test.each([
    ['brand', 'Brand', ['Browse Franchises', 'Dashboard', 'Properties', 'Platform Overview']],
    ['investor', 'Investor', ['Browse Franchises', 'Dashboard', 'Platform Overview']],
    ['agent', 'Agent/Consultant', ['Browse Franchises', 'Dashboard', 'Properties', 'Platform Overview']],
  ] as const)(
    'the header of the role %s has its links, badge and account menu',
    async (role, badge, links) => {
      const page = await pageOf(await registered(role));
      await page.goto('/mindmap');
      const header = page.getByRole('banner');
      await expectTexts(header, badge);
      expect(await header.getByRole('navigation').getByRole('link').allTextContents()).toEqual(links);
      const account = header.getByRole('button', { name: 'Account' });
      expect(await account.textContent()).toBe('AR');
      await account.click();
      const menu = page.getByRole('menu');
      await expectTexts(menu, 'Asha Rao');
      expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(['Dashboard', 'Settings', 'Log out']);
      expect(await menu.getByRole('menuitem', { name: 'Log out' }).getAttribute('href')).toBe('/api/logout');
      expect(await menu.textContent()).toContain('@example.test');
    },
  );
});

test('the home page shows three figures, quick actions and recent activity', async () => {
  const page = await pageOf(await signedInDemo('investor@demo.test'));
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Welcome back, .+!$/ }).waitFor();
  await expectTexts(page, 'Discover and invest in proven franchise opportunities');
  for (const [label, least] of [
    ['Total Opportunities', 5_247],
    ['Active Listings', 1_832],
    ['New This Week', 127],
  ] as const) {
    const card = page.getByText(label, { exact: true }).locator('xpath=../..');
    const figure = await card.getByText(/^\d[\d,]*$/).textContent();
    expect([label, Number(figure?.replaceAll(',', '')) >= least]).toEqual([label, true]);
  }
  await expectTexts(page, 'Quick Actions', 'Recent Activity');
  expect(await page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').count()).toBe(3);
});

/** The tab or dialog that an action opens. */
interface Opened {
  tab?: string;
  dialog?: string;
}

test.each([
  ['brand', 'Post Requirements', { dialog: 'Post Property Requirement' }],
  ['agent', 'Manage Properties', { dialog: 'My Properties' }],
  ['investor', 'Calculate', { tab: 'ROI Calculator' }],
  ['admin', 'View Interests', { tab: 'Inquiries' }],
] satisfies [string, string, Opened][])(
  'on the home page of the role %s, the action %s opens its target',
  async (role, action, { tab, dialog }: Opened) => {
    const session = await signedInDemo(`${role}@demo.test`);
    if (role === 'admin')
      for (const cookie of (await signedInAdmin()).cookies) session.cookies.set(...cookie);
    const page = await pageOf(session);
    await page.goto('/');
    await page.getByRole('link', { name: action, exact: true }).click();
    if (tab) await page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor();
    if (dialog) await page.getByRole('dialog', { name: dialog }).waitFor();
  },
);

test('the footer is a landmark next to the main content', async () => {
  const page = await pageOf();
  await page.goto('/guide');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Login' }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'Admin Login' }).count()).toBe(0);
});

test('a dashboard shows visitors that they are signed out, opens sign-in after 500 ms, and sign-in returns to it', async () => {
  const page = await pageOf();
  const after500Ms = await holdTimers(page, 500);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expectTexts(page, 'Unauthorized', 'You are logged out. Logging in again...');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await after500Ms();
  await page.waitForURL('**/api/login');
  await page.getByRole('button', { name: 'Use this account' }).first().click();
  await page.waitForURL(/\/dashboard/);
});
