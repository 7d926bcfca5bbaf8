import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { eventually, platformUrl } from '../src/platform/platform';
import { registered, testPassword } from '../src/visitors/api-client';
import { mailTo } from '../src/visitors/mailbox';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const listing = { minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] };

test('an investor deletes the account; the brand keeps the conversation without the name', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const title = `Chai kiosk ${brand.user.id.slice(0, 8)}`;
  const { body: franchise } = await brand.call('POST', '/api/franchises', { body: { ...listing, title } });
  const inquiry = {
    toUserId: brand.user.id,
    franchiseId: franchise.id,
    subject: 'Pune',
    message: 'Is it free?',
  };
  await eventually(async () => {
    expect((await investor.call('POST', '/api/inquiries', { body: inquiry })).status).toBe(201);
  });

  const { page, errors } = await browserOf(kit, investor);
  const elsewhere = await browserOf(kit, investor);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.waitFor();
  await shoot(page, 'settings-delete-account');
  await dialog.getByLabel('Enter your password to delete the account').fill(testPassword);
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByText('Login', { exact: true }).first().waitFor();
  await mailTo(investor.user.email, 'Your account was deleted');
  expect(errors).toEqual([]);
  await elsewhere.page.goto('/dashboard');
  await elsewhere.page.waitForURL('**/api/login');

  await eventually(async () => {
    const { body } = await brand.call('GET', '/api/inquiries');
    expect(JSON.stringify(body)).toContain('Deleted account');
    expect(JSON.stringify(body)).toContain('Is it free?');
  });
});

test('the listings of a brand that deletes its account are no longer shown', async () => {
  const brand = await registered('brand');
  const title = `Chai kiosk ${brand.user.id.slice(0, 8)}`;
  const { body } = await brand.call('POST', '/api/franchises', { body: { ...listing, title } });
  const path = `${platformUrl()}/franchises/${body.id}`;
  expect((await fetch(path)).status).toBe(200);
  const deletion = { body: { currentPassword: testPassword } };
  expect((await brand.call('POST', '/api/auth/user/deletion', deletion)).status).toBe(200);
  expect((await brand.call('GET', '/api/auth/user')).status).toBe(401);
  await eventually(async () => expect((await fetch(path)).status).toBe(404));
});
