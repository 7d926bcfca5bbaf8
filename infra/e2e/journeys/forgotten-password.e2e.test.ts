import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { apiSession, registered, testPassword } from '../src/visitors/api-client';
import { mailsTo, mailTo } from '../src/visitors/mailbox';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const newPassword = 'the tea was cold in Nashik';

/** The link in a mail. */
const linkIn = ({ text }: { text: string }): string => /https?:\S+reset-password\S+/.exec(text)?.[0] ?? '';

test('a person who forgot the password signs in again by a link in a mail; earlier sessions end', async () => {
  const investor = await registered('investor');
  const { email } = investor.user;
  const elsewhere = await browserOf(kit, investor);
  const { page, errors } = await kit.newVisitor();

  await page.goto('/api/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await shoot(page, 'forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { level: 1, name: 'Look in your mailbox' }).waitFor();
  await shoot(page, 'forgot-password-sent');

  const link = linkIn(await mailTo(email, 'Choose a new password'));
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
  await shoot(page, 'reset-password');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByText('Investor', { exact: true }).first().waitFor();

  await mailTo(email, 'Your password was changed');
  await elsewhere.page.goto('/dashboard');
  await elsewhere.page.waitForURL('**/api/login');
  expect(
    (await apiSession().call('POST', '/api/login', { body: { email, password: testPassword } })).status,
  ).toBe(401);

  expect(errors).toEqual([]);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
  await shoot(page, 'reset-password-used');
});

test('a mail is readable on a phone and on a wide screen', async () => {
  const { user } = await registered('agent');
  await apiSession().call('POST', '/api/forgot-password', { body: { email: user.email } });
  const { html } = await mailTo(user.email, 'Choose a new password');
  const { page } = await kit.newVisitor();
  await page.setContent(html);
  await shoot(page, 'mail-password-reset');
});

test('an address without an account gets the same answer and no mail', async () => {
  const { user } = await registered('investor');
  const nobody = `nobody-${user.id}@people.test`;
  const ask = (email: string) => apiSession().call('POST', '/api/forgot-password', { body: { email } });
  expect((await ask(nobody)).status).toBe(202);
  // Mails are sent in the order of the requests.
  expect((await ask(user.email)).status).toBe(202);
  await mailTo(user.email, 'Choose a new password');
  expect(await mailsTo(nobody)).toEqual([]);
});
