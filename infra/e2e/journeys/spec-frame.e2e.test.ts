import { demoFranchiseId } from '@setu/contracts';
import { registered, signedInAdmin, signedInDemo } from '../src/visitors/api-client';
import { fail, hold, pageOf, says, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

const forBrands = 'Expand your franchise network and find the perfect locations';
const forInvestors = 'Discover and invest in proven franchise opportunities';
const forAgents = 'Manage property demands and client requirements';

test.each([
  ['brand', '/dashboard', forBrands],
  ['brand', '/properties', forBrands],
  ['investor', '/dashboard', forInvestors],
  ['investor', '/properties', forInvestors],
  ['agent', '/dashboard', forAgents],
  ['agent', '/properties', forAgents],
  ['admin', '/dashboard', 'Admin Access Required'],
  ['admin', '/properties', forInvestors],
])('the role %s at %s sees the page of its role', async (role, path, words) => {
  const page = await pageOf(await signedInDemo(`${role}@demo.test`));
  await page.goto(path);
  await says(page, words);
});

test.each(['/franchises', `/franchises/${demoFranchiseId(1)}`, '/mindmap', '/admin/login', '/admin'])(
  '%s answers signed out and signed in',
  async (path) => {
    for (const page of [await pageOf(), await pageOf(await registered('agent'))]) {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(200);
      await page.getByRole('heading', { level: 1 }).waitFor();
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
  await page.goto('/mindmap');
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  await release();
  await page.getByRole('banner').waitFor();
});

describe('the header of who is signed in', () => {
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
      await says(header, badge);
      expect(await header.getByRole('navigation').getByRole('link').allTextContents()).toEqual(links);
      const account = header.getByRole('button', { name: 'Account' });
      expect(await account.textContent()).toBe('AR');
      await account.click();
      const menu = page.getByRole('menu');
      await says(menu, 'Asha Rao');
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
  await says(page, 'Discover and invest in proven franchise opportunities');
  for (const [label, least] of [
    ['Total Opportunities', 5_247],
    ['Active Listings', 1_832],
    ['New This Week', 127],
  ] as const) {
    const card = page.getByText(label, { exact: true }).locator('xpath=../..');
    const figure = await card.getByText(/^\d[\d,]*$/).textContent();
    expect([label, Number(figure?.replaceAll(',', '')) >= least]).toEqual([label, true]);
  }
  await says(page, 'Quick Actions', 'Recent Activity');
  expect(await page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').count()).toBe(3);
});

/** The tab, dialog or page that an action opens. */
interface Opened {
  tab?: string;
  dialog?: string;
  heading?: string;
}

test.each([
  ['brand', 'Manage Franchises', { tab: 'Franchises' }],
  ['brand', 'Post Requirements', { dialog: 'Post Property Requirement' }],
  ['brand', 'View Inquiries', { tab: 'Inquiries' }],
  ['agent', 'Manage Properties', { dialog: 'My Properties' }],
  ['agent', 'Browse Requirements', { tab: 'Demands' }],
  ['agent', 'View Matches', { tab: 'Assignments' }],
  ['investor', 'Browse Now', { heading: 'Franchise Opportunities' }],
  ['investor', 'View Interests', { tab: 'My Interests' }],
  ['investor', 'Calculate', { tab: 'ROI Calculator' }],
  ['admin', 'Browse Now', { heading: 'Franchise Opportunities' }],
  ['admin', 'View Interests', { tab: 'Inquiries' }],
  ['admin', 'Calculate', { heading: 'Investment Calculator' }],
] satisfies [string, string, Opened][])(
  'on the home page of the role %s, %s opens what it names',
  async (role, action, { tab, dialog, heading }: Opened) => {
    const session = await signedInDemo(`${role}@demo.test`);
    if (role === 'admin')
      for (const cookie of (await signedInAdmin()).cookies) session.cookies.set(...cookie);
    const page = await pageOf(session);
    await page.goto('/');
    await page.getByRole('link', { name: action, exact: true }).click();
    if (tab) await page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor();
    if (dialog) await page.getByRole('dialog', { name: dialog }).waitFor();
    if (heading) await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  },
);

test.each(['/', '/franchises', '/guide'])(
  'the footer of %s is a landmark beside the main content',
  async (path) => {
    const page = await pageOf();
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Login' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Admin Login' }).count()).toBe(0);
  },
);

test('an unknown path answers 404 with its title', async () => {
  const page = await pageOf();
  const reply = await page.goto('/nowhere/at/all');
  expect(reply?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  expect(await page.title()).toContain('404 Page Not Found');
});

describe('notifications and lost sessions', () => {
  test('a dashboard tells a signed-out visitor so, and leads to sign-in 500 ms later', async () => {
    const page = await pageOf();
    await page.context().addInitScript(() => {
      const original = window.setTimeout;
      const note = (name: string) => localStorage.setItem(name, String(Date.now()));
      const noting = (handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
        if (delay === 500 && location.pathname === '/dashboard') note('promised');
        return original(handler, delay, ...rest);
      };
      window.setTimeout = noting as typeof window.setTimeout;
      addEventListener('pagehide', () => {
        if (location.pathname === '/dashboard') note('left');
      });
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await says(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await page.waitForURL('**/api/login');
    await page.goto('/mindmap');
    const [promised, left] = await page.evaluate(() => [
      Number(localStorage.getItem('promised')),
      Number(localStorage.getItem('left')),
    ]);
    expect(promised).toBeGreaterThan(0);
    expect(left! - promised!).toBeGreaterThanOrEqual(500);
  });

  test('one notification shows at a time, and F8 moves the focus to it', async () => {
    const page = await pageOf(await registered('investor'));
    await page.goto(`/franchises/${demoFranchiseId(1)}`);
    await fail(page, /\/api\/inquiries$/, 'POST');
    await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Send Inquiry' });
    await dialog.getByLabel('Subject').fill('Rent');
    await dialog.getByLabel('Message').fill('How much?');
    const area = page.getByRole('region', { name: /^Notifications/ });
    const notices = area.getByRole('listitem');
    for (const _ of [1, 2]) {
      await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
      await says(notices, 'Error', 'Failed to send inquiry. Please try again.');
    }
    expect(await notices.count()).toBe(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('F8');
    expect(await area.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('an inquiry that is sent after the session ended keeps its text and asks to log in', async () => {
    const page = await pageOf(await registered('investor'));
    await page.goto(`/franchises/${demoFranchiseId(1)}`);
    await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Send Inquiry' });
    await says(dialog, 'Chaiwala Junction High Street Café');
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
    await dialog.getByLabel('Subject').fill('Rent');
    await dialog.getByLabel('Message').fill('How much?');
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await says(page, 'Unauthorized', 'Please login to send an inquiry.');
    await page.waitForURL('**/api/login');
  });
});
