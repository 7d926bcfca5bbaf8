import type { Page } from 'playwright-core';
import { addAuthenticator } from '../src/browser/authenticator';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { registered, testPassword } from '../src/visitors/api-client';
import { confirmAddress, mailTo } from '../src/visitors/mailbox';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/** Opens the sign-in page while signed out. */
const openSignIn = async (page: Page) => {
  await page.context().clearCookies();
  await page.goto('/api/login');
};

const add = async (page: Page, name: string) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a Passkey...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Enter your password').fill(testPassword);
  await shoot(page, 'passkey-add');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText(name).waitFor();
};

test('an investor adds a passkey, signs in with it, renames it and removes it', async () => {
  const investor = await registered('investor');
  await confirmAddress(investor);
  const { page, errors } = await browserOf(kit, investor);
  const device = await addAuthenticator(page);
  await device.touchOnce();
  await add(page, 'My phone');
  expect(await device.count()).toBe(1);
  await withoutMessage(page);
  await shoot(page, 'settings-passkeys');
  await mailTo(investor.user.email, 'A passkey was added');

  await openSignIn(page);
  await signInButton(page).waitFor();
  await shoot(page, 'sign-in-passkey');
  await device.touchOnce();
  await signInButton(page).click();
  await page.waitForURL(({ pathname }) => pathname === '/');

  await page.goto('/settings');
  await page
    .getByText(/last used/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename “My phone”' });
  await dialog.getByLabel('Name').fill('Key ring');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Key ring' }).click();
  await page.getByRole('dialog', { name: 'Remove “Key ring”?' }).waitFor();
  await shoot(page, 'passkey-remove');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('list', { name: 'Passkeys' }).waitFor({ state: 'detached' });
  await mailTo(investor.user.email, 'A passkey was removed');

  await openSignIn(page);
  await signInButton(page).waitFor();
  await device.touchOnce();
  await signInButton(page).click();
  await page.getByText('This passkey was not accepted. Sign in with your password.').waitFor();
  await shoot(page, 'sign-in-passkey-refused');
  expect(errors).toEqual([]);
});
