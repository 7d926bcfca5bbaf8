import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { registered, signedInAdmin, testPassword } from '../src/visitors/api-client';
import { isRecorded } from '../src/visitors/audit-trail';
import { confirmAddress, mailTo } from '../src/visitors/mailbox';
import { browserOf } from '../src/visitors/sign-in';
import { codeOf, turnOnTwoStep } from '../src/visitors/two-step';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** The authenticator app's code of the next period, which the server also accepts. */
const nextCodeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });

/** Turns on two-step verification in the settings. @returns the secret, and the shown recovery codes */
const turnOn = async (page: Page) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set Up...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step verification' });
  await dialog.getByLabel('Enter your password').fill(testPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await shoot(page, 'two-step-set-up');
  const key = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  await shoot(page, 'two-step-recovery-codes');
  const recoveryCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await page.getByText('10 recovery codes left').waitFor();
  await shoot(page, 'settings-two-step');
  return { secret, recoveryCodes };
};

test('an investor turns two-step verification on, signs in with a code of the app, and turns it off', async () => {
  const investor = await registered('investor');
  await confirmAddress(investor);
  const { page, errors } = await browserOf(kit, investor);
  const { secret, recoveryCodes } = await turnOn(page);
  await mailTo(investor.user.email, 'Two-step verification is on');
  expect(errors).toEqual([]);

  const { page: elsewhere } = await kit.newVisitor();
  await elsewhere.goto('/api/login');
  const form = elsewhere.locator('.panel.sign-in');
  await form.getByLabel('Email').fill(investor.user.email);
  await form.getByLabel('Password', { exact: true }).fill(testPassword);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await shoot(elsewhere, 'two-step-code');
  await elsewhere.getByLabel('Code').fill('000000');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.getByText(/^This code is wrong or was used already/).waitFor();
  await shoot(elsewhere, 'two-step-code-wrong');
  await elsewhere.getByLabel('Code').fill(nextCodeOf(secret));
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.waitForURL(({ pathname }) => pathname === '/');
  await elsewhere.goto('/settings');
  await elsewhere.getByRole('button', { name: 'Turn Off...' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Turn off two-step verification?' });
  await dialog.getByLabel('Enter your password').fill(testPassword);
  await dialog.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await shoot(elsewhere, 'two-step-turn-off');
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await elsewhere.getByRole('button', { name: 'Set Up...' }).waitFor();
  await mailTo(investor.user.email, 'Two-step verification is off');
});

test('an administrator turns two-step verification off for a person who lost the phone', async () => {
  const investor = await registered('investor');
  await confirmAddress(investor);
  await turnOnTwoStep(investor);

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=users');
  await page.getByRole('searchbox').fill(investor.user.email);
  await page.getByText('Showing 1 of 1 user').waitFor();
  await page.getByText(/^Two-step verification since/).waitFor();
  await shoot(page, 'admin-user-two-step');
  await page.getByRole('button', { name: /^Turn off two-step verification of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn two-step verification off?' });
  const turnOff = dialog.getByRole('button', { name: 'Turn off' });
  await turnOff.click();
  await dialog.getByText('Give a reason: other administrators read it').waitFor();
  await dialog.getByLabel('Reason').fill('Lost the phone; was called back at the number of the account.');
  await shoot(page, 'admin-turn-off-two-step');
  await turnOff.click();
  await page.getByText('Two-step verification is off', { exact: true }).waitFor();
  await page.getByText(/^Two-step verification since/).waitFor({ state: 'detached' });
  await withoutMessage(page);
  await mailTo(investor.user.email, 'Two-step verification was turned off for you');
  const entry = /turned two-step verification off for .*Reason: Lost the phone/;
  await isRecorded(entry);
  await page.goto('/admin');
  await page.getByText(entry).waitFor();
  expect(errors).toEqual([]);

  const { page: elsewhere } = await kit.newVisitor();
  await elsewhere.goto('/api/login');
  const form = elsewhere.locator('.panel.sign-in');
  await form.getByLabel('Email').fill(investor.user.email);
  await form.getByLabel('Password', { exact: true }).fill(testPassword);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.waitForURL(({ pathname }) => pathname === '/');
});

test('an administrator with two-step verification logs in with password and code', async () => {
  const person = await registered('investor');
  await confirmAddress(person);
  const { page } = await browserOf(kit, person);
  const { secret } = await turnOn(page);
  const promoted = await (await signedInAdmin('ops@demo.test')).call(
    'PATCH',
    `/api/admin/users/${person.user.id}/role`,
    { body: { role: 'admin' } },
  );
  expect(promoted.status).toBe(200);

  const { page: login, errors } = await kit.newVisitor();
  await login.goto('/admin/login');
  await login.getByLabel('Email').fill(person.user.email);
  await login.getByLabel('Password', { exact: true }).fill(testPassword);
  await login.getByRole('button', { name: 'Sign In' }).click();
  await login.getByLabel('Code', { exact: true }).waitFor();
  await shoot(login, 'admin-login-code');
  await login.getByLabel('Code', { exact: true }).fill(nextCodeOf(secret));
  await login.getByRole('button', { name: 'Sign In' }).click();
  await login.waitForURL(({ pathname }) => pathname === '/admin');
  expect(errors).toEqual([]);
});
