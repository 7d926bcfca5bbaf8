import type { BrowserContext, Page } from 'playwright-core';
import { holdTimers } from '../src/browser/hold-timers';
import { saysMessage } from '../src/browser/messages';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { pictureOfWindow } from '../src/browser/screenshots';
import {
  type RegisteredSession,
  registered,
  signedInAdmin,
  signedInDemo,
  testPassword,
} from '../src/visitors/api-client';
import { confirmAddress } from '../src/visitors/mailbox';
import { addSession, browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const notice = (page: Page, name: string) => page.getByRole('dialog', { name });
const otherAccount = 'Another account is logged in now';

/** Logs out by the menu of a tab. */
const logOut = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor();
};

const logIn = async (page: Page, { user }: RegisteredSession) => {
  await page.goto('/api/login');
  const form = page.locator('form[action="/api/login"]').filter({ has: page.getByLabel('Email') });
  await form.getByLabel('Email').fill(user.email);
  await form.getByLabel('Password').fill(testPassword);
  await form.getByRole('button', { name: /sign in/i }).click();
  await page.getByText(/^Welcome back, /).waitFor();
};

const subjectsOf = async (session: RegisteredSession): Promise<string[]> =>
  (await session.call('GET', '/api/inquiries')).body.map(({ subject }: { subject: string }) => subject);

const aFranchise = async () =>
  (await signedInDemo('investor@demo.test')).call('GET', '/api/franchises?limit=1');

/** Opens the form of an inquiry and fills it in. */
const typeInquiry = async (page: Page, subject: string) => {
  const [franchise] = (await aFranchise()).body;
  await page.goto(`/franchises/${franchise.id}`);
  await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  const form = page.getByRole('dialog', { name: 'Send Inquiry' });
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Message').fill('Typed as the first account.');
  return form;
};

const newTab = async (context: BrowserContext) => {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return page;
};

test('a tab of another account shows a notice, sends nothing, keeps typed text, and continues when its account is back', async () => {
  const [first, second] = [await registered('investor'), await registered('investor')];
  const { page, context, errors } = await browserOf(kit, first);
  const subject = `Once ${first.user.id}`;
  const form = await typeInquiry(page, subject);
  const beside = await newTab(context);

  await logOut(beside);
  await notice(page, 'You are logged out').waitFor();
  await logIn(beside, second);
  await notice(page, otherAccount).waitFor();
  await pictureOfWindow(page, 'stale-tab-1280');
  await resizeTo(page, { width: 360, height: 740 });
  await pictureOfWindow(page, 'stale-tab-360');
  await resizeTo(page, { width: 1280, height: 860 });
  await notice(page, otherAccount).getByRole('button', { name: 'Not now' }).click();
  await notice(page, otherAccount).waitFor({ state: 'hidden' });

  expect(await form.getByLabel('Subject').inputValue()).toBe(subject);
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await page
    .getByText(/so nothing was done\. Reload the page and try again\.$/)
    .first()
    .waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('Typed as the first account.');
  expect(await subjectsOf(second)).toEqual([]);

  await logOut(beside);
  await logIn(beside, first);
  await notice(page, 'You are logged out').waitFor({ state: 'hidden' });
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await saysMessage(page, 'Your inquiry has been sent successfully!');
  const again = await registeredAgain(first);
  expect(await subjectsOf(again)).toEqual([subject]);
  expect(await subjectsOf(second)).toEqual([]);
  expect(errors).toEqual([]);
});

/** Signs in again to an account whose first session ended. */
const registeredAgain = async (session: RegisteredSession): Promise<RegisteredSession> => {
  session.cookies.clear();
  await session.call('POST', '/api/login', { body: { email: session.user.email, password: testPassword } });
  return session;
};

test('a tab whose account was changed without a page shows a notice when it is used', async () => {
  const [first, second] = [await registered('investor'), await registered('investor')];
  // Unconfirmed accounts show a notice, and its page finds out about the other account when it gets the focus again.
  await confirmAddress(first);
  const { page, context } = await browserOf(kit, first);
  const form = await typeInquiry(page, 'Not known');
  await addSession(context, second);
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await notice(page, otherAccount).waitFor();
  expect(await subjectsOf(second)).toEqual([]);
  await notice(page, otherAccount).getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await notice(page, otherAccount).waitFor({ state: 'hidden' });
});

test('after a session has ended elsewhere, the sign-in opens and returns with the typed text', async () => {
  const person = await registered('investor');
  const { page, context } = await browserOf(kit, person);
  const after500Ms = await holdTimers(page, 500);
  const form = await typeInquiry(page, 'Expired');
  await context.clearCookies({ name: /session/ });
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await page.getByText('Please login to send an inquiry.', { exact: true }).first().waitFor();
  await after500Ms();
  await page.waitForURL('**/api/login');
  const signIn = page.locator('form[action="/api/login"]').filter({ has: page.getByLabel('Email') });
  await signIn.getByLabel('Email').fill(person.user.email);
  await signIn.getByLabel('Password').fill(testPassword);
  await signIn.getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL(/\/franchises\//);
  await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  const again = page.getByRole('dialog', { name: 'Send Inquiry' });
  expect(await again.getByLabel('Message').inputValue()).toBe('Typed as the first account.');
});

test('a visitor’s tab shows a notice after a sign-in in another tab', async () => {
  const { page, context, errors } = await kit.newVisitor();
  await page.goto('/franchises');
  const beside = await newTab(context);
  await logIn(beside, await registered('investor'));
  await notice(page, 'You are logged in now').getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  expect(errors).toEqual([]);
});

test('a logout of an administrator also logs out other tabs', async () => {
  const { page, context, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=users');
  await page.getByRole('searchbox').waitFor();
  const beside = await newTab(context);
  await beside.goto('/admin');
  await beside.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
  expect(errors).toEqual([]);
});
