import { hydrated } from '../src/browser/hydrated';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered, signedInAdmin } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('an inquiry and a reply appear without a reload, and typed text stays', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: { title: 'Tea kiosk', minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  const { context, page, errors } = await browserOf(kit, brand);
  await page.goto('/dashboard?tab=inquiries');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.waitFor();
  await bell.click();
  await page.getByText('No notifications yet').waitFor();
  await shoot(page, 'notifications-empty');
  await page.keyboard.press('Escape');

  // A second tab of the same browser does not open another stream.
  const second = await context.newPage();
  await second.goto('/dashboard?tab=overview');

  const draft = {
    toUserId: brand.user.id,
    franchiseId: franchise.id,
    subject: 'Pune',
    message: 'Is it free?',
  };
  let inquiryId = '';
  await eventually(async () => {
    const sent = await investor.call('POST', '/api/inquiries', { body: draft });
    expect(sent.status).toBe(201);
    inquiryId = sent.body.id;
  });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await second.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await page.getByText('Is it free?').first().waitFor();
  expect(await page.locator('[aria-live=polite]', { hasText: 'New inquiry' }).count()).toBeGreaterThan(0);

  await page
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click();
  const thread = page.getByRole('dialog');
  const box = thread.getByLabel('Your message');
  await box.fill('Half a sentence');
  await page
    .getByRole('button', { name: 'Notifications', exact: true, includeHidden: true })
    .waitFor({ state: 'attached' });
  await investor.call('POST', `/api/inquiries/${inquiryId}/messages`, { body: { message: 'Or is Nashik?' } });
  await thread.getByText('Or is Nashik?').waitFor();
  expect(await box.inputValue()).toBe('Half a sentence');
  // Messages that are shown are marked as read.
  await eventually(async () => {
    expect((await brand.call('GET', '/api/notifications/summary')).body).toMatchObject({ unread: 0 });
  });
  await page.keyboard.press('Escape');

  await page.goto('/settings');
  await investor.call('POST', `/api/inquiries/${inquiryId}/messages`, { body: { message: 'Please answer' } });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const item = page.getByRole('link', { name: /^Unread: .* replied about the inquiry/ });
  await item.waitFor();
  await shoot(page, 'notifications-list');
  await item.press('Enter');
  await page.waitForURL(`**/dashboard?tab=inquiries&inquiry=${inquiryId}`);
  await thread.getByText('Please answer').waitFor();
  await shoot(page, 'notifications-followed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  await investor.call('POST', `/api/inquiries/${inquiryId}/messages`, { body: { message: 'Hello?' } });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
  await second.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test('an agent gets a notification when an administrator verifies the profile, and it links there', async () => {
  const agent = await registered('agent');
  const created = await agent.call('POST', '/api/agent/profile', {
    body: {
      companyName: 'Sahyadri Spaces',
      licenseNumber: 'MH-RE-20931',
      experience: 9,
      commissionRate: '2.5',
      serviceAreas: ['Pune'],
    },
  });
  expect(created.status).toBe(201);
  const { page, errors } = await browserOf(kit, agent);
  const streams = page.waitForRequest(/\/api\/notifications\/stream/);
  await page.goto('/dashboard');
  await streams;
  await page.getByText('Sahyadri Spaces').first().waitFor();
  const verified = await (await signedInAdmin()).call('PATCH', `/api/admin/agents/${agent.user.id}`, {
    body: { isVerified: true, documents: [{ type: 'rera', number: 'P52100012345' }] },
  });
  expect(verified.status).toBe(200);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const item = page.getByRole('link', { name: /^Unread: / });
  await item.waitFor();
  await shoot(page, 'notifications-agent');
  await item.press('Enter');
  await page.getByRole('tab', { name: 'Profile', selected: true }).waitFor();
  await page.getByText('Verified', { exact: true }).first().waitFor();
  await shoot(page, 'notifications-agent-followed');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test('when the stream is refused, the bell still counts and the page reports no error', async () => {
  const brand = await registered('brand');
  const { context, page } = await browserOf(kit, brand);
  await context.route('**/api/notifications/stream**', (route) => route.fulfill({ status: 429, body: '' }));
  await context.route('**/api/notifications/summary', (route) =>
    route.fulfill({ json: { unread: 99, isUnreadBound: true, newest: 7 } }),
  );
  await context.route(/\/api\/notifications\?/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Notifications, 99+ unread' }).click();
  await page.getByText('The notifications could not be loaded.').waitFor();
  await shoot(page, 'notifications-failed');
});

test('an inquiry that arrives while the page loads appears, and no part of the page is rendered again', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: { title: 'Tea kiosk', minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  const inquire = (subject: string) =>
    eventually(async () => {
      const body = { toUserId: brand.user.id, franchiseId: franchise.id, subject, message: 'Is it free?' };
      expect((await investor.call('POST', '/api/inquiries', { body })).status).toBe(201);
    });
  await inquire('Aundh');
  const { page, errors } = await browserOf(kit, brand);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The code of the board comes late, so that the rest of the page works before it.
  const held = new Promise<void>((resolve) => {
    void page.route('**/mfe/mfe-brand/**/*.js', async (route) => {
      const code = await (await fetch(route.request().url())).text();
      if (code.includes('Inquiries by status')) {
        resolve();
        await released;
      }
      await route.continue();
    });
  });
  await page.goto('/dashboard?tab=inquiries&view=board', { waitUntil: 'commit' });
  await held;
  // Longer than an idle page waits before it follows notifications, and then than it takes to read them.
  await page.waitForTimeout(2_000);
  await inquire('Baner');
  await page.waitForTimeout(1_000);
  release();
  await hydrated(page);
  await page.getByRole('article', { name: 'Baner' }).waitFor();
  expect(await page.getByRole('article', { name: 'Aundh' }).count()).toBe(1);
  expect(errors).toEqual([]);
});
