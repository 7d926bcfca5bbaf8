import { pressEscapeIn } from '../src/browser/keyboard';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered, signedInAdmin, signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('both sides of a conversation see unread messages until they open it', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: {
      title: 'Paper lantern shop',
      minInvestment: 500_000,
      maxInvestment: 900_000,
      territories: ['Nashik'],
    },
  });
  const inquiry = {
    toUserId: brand.user.id,
    franchiseId: franchise.id,
    subject: 'A shop in Nashik',
    message: 'Is Panchavati free?',
  };
  // The inquiry service refuses until it has consumed the listing's event.
  await eventually(async () =>
    expect((await investor.call('POST', '/api/inquiries', { body: inquiry })).status).toBe(201),
  );

  const atBrand = await browserOf(kit, brand);
  await atBrand.page.goto('/dashboard');
  const needs = atBrand.page.getByRole('region', { name: 'What needs you now' });
  await needs.getByRole('link', { name: '1 inquiry waits for your first answer' }).waitFor();
  await shoot(atBrand.page, 'brand-what-needs-you');
  await needs.getByRole('link', { name: '1 conversation has something that you have not read' }).click();
  const card = atBrand.page.getByRole('article').filter({ hasText: 'A shop in Nashik' });
  await card.getByText('Unread', { exact: true }).waitFor();
  await shoot(atBrand.page, 'brand-unread-inquiries');
  await card.getByRole('button', { name: /^Reply/ }).click();
  const thread = atBrand.page.getByRole('dialog', { name: 'A shop in Nashik' });
  await thread.getByLabel('Your message').fill('Yes, it is free.');
  await thread.getByRole('button', { name: 'Send' }).click();
  await thread.getByRole('log').getByText('Yes, it is free.').waitFor();
  await atBrand.page.keyboard.press('Escape');
  await atBrand.page.getByText('You have read everything').waitFor();
  await shoot(atBrand.page, 'brand-all-read');
  await atBrand.page.getByRole('tab', { name: 'Overview' }).click();
  await needs.getByText('Nothing waits for you.').waitFor();

  const atInvestor = await browserOf(kit, investor);
  await atInvestor.page.goto('/dashboard');
  const answer = atInvestor.page.getByRole('link', {
    name: '1 conversation has something that you have not read',
  });
  await answer.waitFor();
  await shoot(atInvestor.page, 'investor-what-needs-you');
  await answer.click();
  await atInvestor.page.getByRole('button', { name: /^Follow Up/ }).click();
  const answered = atInvestor.page.getByRole('dialog', { name: 'A shop in Nashik' });
  await answered.getByText('Yes, it is free.').waitFor();
  await pressEscapeIn(answered);
  await atInvestor.page.getByText('You have read everything').waitFor();
  await shoot(atInvestor.page, 'investor-all-read');
  await atInvestor.page.goto('/dashboard');
  await atInvestor.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await answer.count()).toBe(0);
  expect([...atBrand.errors, ...atInvestor.errors]).toEqual([]);
});

test('agents and administrators see their open tasks, and each line links to its page', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: {
      title: 'Paper kite shop',
      minInvestment: 500_000,
      maxInvestment: 900_000,
      territories: ['Nashik'],
    },
  });
  const reported = await investor.call('POST', `/api/listings/${franchise.id}/reports`, {
    body: { kind: 'franchise', reason: 'misleading', text: 'The figures are from another brand.' },
  });
  expect(reported.status).toBe(201);
  const admin = await browserOf(kit, await signedInAdmin());
  await admin.page.goto('/admin');
  const report = admin.page.getByRole('link', { name: /reports? of (a listing is|listings are) open$/ });
  await report.waitFor();
  await shoot(admin.page, 'admin-what-needs-you');
  await report.click();
  await admin.page.waitForURL(/\?tab=content&view=reports$/);

  const agent = await browserOf(kit, await signedInDemo('agent@demo.test'));
  await agent.page.goto('/dashboard');
  await agent.page.getByRole('heading', { level: 1 }).waitFor();
  await agent.page.getByRole('region', { name: 'What needs you now' }).getByRole('link').first().waitFor();
  await shoot(agent.page, 'agent-what-needs-you');
  expect([...admin.errors, ...agent.errors]).toEqual([]);
});
