import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { freshEmail, registered, signedInAdmin, testPassword } from '../src/visitors/api-client';
import { mailTo } from '../src/visitors/mailbox';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** The link in a mail. */
const linkIn = ({ text }: { text: string }): string => /https?:\S+confirm-email\S+/.exec(text)?.[0] ?? '';

test('a person confirms the address of a new account, changes it, and signs in with the new one', async () => {
  const brand = await registered('brand');
  const { email } = brand.user;
  const { page, errors } = await browserOf(kit, brand);
  const emailPart = page.getByRole('region', { name: 'Email Address' });

  await page.goto('/settings');
  await emailPart.getByText('Not confirmed yet').waitFor();
  await emailPart.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText(`A link is on its way to ${email}.`, { exact: true }).waitFor();
  await withoutMessage(page);
  await shoot(page, 'settings-email-unconfirmed');
  await page.goto('/franchises');
  await page.getByRole('complementary', { name: 'Confirm your email address' }).waitFor();
  await shoot(page, 'asks-for-confirmation');

  await page.goto(linkIn(await mailTo(email, 'Confirm your email address')));
  await page.getByRole('heading', { level: 1, name: 'Confirm your email address' }).waitFor();
  await shoot(page, 'confirm-email');
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' }).waitFor();
  await shoot(page, 'confirm-email-done');

  const newEmail = freshEmail('moved');
  await page.goto('/settings');
  await emailPart.getByText('Confirmed', { exact: true }).waitFor();
  await emailPart.getByLabel('New email address').fill(newEmail);
  await emailPart.getByLabel('Your password').fill(testPassword);
  await emailPart.getByRole('button', { name: 'Change Email' }).click();
  await page.getByText(`Open the link that we sent to ${newEmail}.`).first().waitFor();

  const link = linkIn(await mailTo(newEmail, 'Confirm your new email address'));
  await page.goto(link);
  await page.getByText(`Your account changes to ${newEmail}.`).waitFor();
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' }).waitFor();
  await mailTo(email, 'The email address of your account was changed');
  await page.goto('/settings');
  await emailPart.getByText(newEmail).waitFor();
  expect(errors).toEqual([]);

  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
  await shoot(page, 'confirm-email-used');
});

test('an administrator can see why a person got no mail', async () => {
  const { user } = await registered('investor');
  await mailTo(user.email, 'Confirm your email address');
  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=users&view=mail');
  await page.getByRole('searchbox', { name: 'Search mail' }).fill(user.email);
  await page.getByText('Showing 1 of 1 mail').waitFor();
  await page
    .getByRole('row', { name: new RegExp(`${user.email} Link to confirm an address Sent`) })
    .waitFor();
  await shoot(page, 'admin-mail');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('refused');
  await page.getByText('No mail found').waitFor();
  await shoot(page, 'admin-mail-none');
  expect(errors).toEqual([]);
});
