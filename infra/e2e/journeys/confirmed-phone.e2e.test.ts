import { randomInt } from 'node:crypto';
import { saysMessage } from '../src/browser/messages';
import { shoot } from '../src/browser/screenshots';
import { beginInquiry } from '../src/journeys/begin-inquiry';
import { eventually } from '../src/platform/platform';
import { mailTo } from '../src/visitors/mailbox';
import { pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

/** The code of the text message to a number, which the mailbox shows. */
const codeTo = async (number: string): Promise<string> => {
  const { text } = await mailTo(`91${number}@sms.invalid`, `Text message to +91${number}`);
  return /^\d{6}/.exec(text)?.[0] ?? '';
};

test('an investor confirms the phone number in the inquiry form, and the brand sees and filters it', async () => {
  const number = `9${randomInt(1e9).toString().padStart(9, '0')}`;
  const { brand, page, dialog, subject, message } = await beginInquiry();
  await dialog.getByLabel('Share my phone number with this brand').check();
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await dialog.getByText(/^We have sent a code to/).waitFor();
  const code = await codeTo(number);
  const field = dialog.getByLabel('Code of the message');
  await field.fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Confirm Number' }).click();
  await dialog.getByText(/^This code is wrong. You can try 4 more times/).waitFor();
  await shoot(page, 'confirmed-phone-wrong-code');
  await field.fill(code);
  // Enter confirms the number, and does not send the inquiry.
  await field.press('Enter');
  await dialog.getByText('Phone confirmed', { exact: true }).waitFor();
  await shoot(page, 'confirmed-phone-form');
  expect(await dialog.getByLabel('Subject').inputValue()).toBe(subject);
  expect(await dialog.getByLabel('Message').inputValue()).toBe(message);
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await saysMessage(page, 'Your inquiry has been sent successfully!');

  const brandPage = await pageOf(brand);
  await brandPage.goto('/dashboard?tab=inquiries&confirmedPhone=true');
  const card = brandPage.getByRole('article').filter({ hasText: subject });
  await card.getByText('Phone confirmed', { exact: true }).waitFor();
  await shoot(brandPage, 'confirmed-phone-card');

  // Another number in the settings is not confirmed, and then neither is the one of the inquiry.
  await page.goto('/settings');
  await page.getByText('Phone confirmed', { exact: true }).waitFor();
  await shoot(page, 'confirmed-phone-settings');
  await page.getByLabel('Phone').fill('98200 12345');
  await page.getByRole('button', { name: 'Send a code' }).waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await saysMessage(page, 'Your account has been saved.');
  await eventually(async () => {
    const { body } = await brand.call('GET', '/api/inquiries?box=received&confirmedPhone=true');
    expect(body.map((inquiry: { subject: string }) => inquiry.subject)).not.toContain(subject);
  });
  await brandPage.goto('/dashboard?tab=inquiries');
  await card.waitFor();
  expect(await card.getByText('Phone confirmed', { exact: true }).count()).toBe(0);
});
