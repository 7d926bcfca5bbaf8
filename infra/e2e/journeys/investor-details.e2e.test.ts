import { saysMessage } from '../src/browser/messages';
import { shoot } from '../src/browser/screenshots';
import { beginInquiry } from '../src/journeys/begin-inquiry';
import { pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

test('an investor says budget, city, start and experience once, and withdraws the phone number from the brand', async () => {
  const { brand, page, dialog, subject } = await beginInquiry(
    ({ lowestBudget }) => lowestBudget === '1000000.00',
  );
  await dialog.getByLabel('Budget').selectOption({ label: 'Under ₹5 Lakh' });
  await dialog.getByText(/^This brand looks for a budget of at least ₹10L/).waitFor();
  await shoot(page, 'investor-details-warned');
  await dialog.getByLabel('Budget').selectOption({ label: '₹25L-1Cr' });
  await dialog.getByLabel('Your experience').selectOption({ label: 'Prefer not to say' });
  await dialog.getByLabel('When do you want to begin?').selectOption({ label: 'Within 3 months' });
  await dialog.getByLabel('City', { exact: true }).fill('Pune');
  await dialog.getByLabel('Share my phone number with this brand').check();
  await dialog.getByLabel('Mobile number').fill('12345');
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await dialog.getByText(/^Enter a valid 10-digit mobile number: /).waitFor();
  await shoot(page, 'investor-details-open');
  await dialog.getByLabel('Mobile number').fill('098765 43210');
  await dialog.getByLabel('You may also contact me on WhatsApp').check();
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await saysMessage(page, 'Your inquiry has been sent successfully!');

  const brandPage = await pageOf(brand);
  await brandPage.goto('/dashboard?tab=inquiries');
  const card = brandPage.getByRole('article').filter({ hasText: subject });
  for (const text of ['Budget ₹25L-1Cr', 'Pune', 'Starts within 3 months'])
    await card.getByText(text, { exact: true }).waitFor();
  await card.getByRole('link', { name: '+91 98765 43210' }).waitFor();
  await shoot(brandPage, 'investor-details-card');
  await brandPage.getByRole('button', { name: 'Filters' }).click();
  await brandPage.getByLabel('Budget', { exact: true }).selectOption({ label: '₹25L-1Cr' });
  await brandPage.getByLabel('With a phone number').click();
  await brandPage.getByRole('button', { name: 'Filters (2)' }).waitFor();
  await card.waitFor();
  await shoot(brandPage, 'investor-details-filtered');
  await brandPage.getByLabel('Budget', { exact: true }).selectOption({ label: 'Under ₹5 Lakh' });
  await brandPage.getByText('No inquiry fits these filters').waitFor();
  await brandPage.getByRole('button', { name: 'Clear filters' }).first().click();

  // What was answered is not asked again.
  await page.goto('/dashboard?tab=browse');
  await page
    .getByRole('button', { name: /^Inquire/ })
    .first()
    .click();
  const second = page.getByRole('dialog', { name: 'Send Inquiry' });
  await second.getByText('Budget ₹25L-1Cr', { exact: true }).waitFor();
  expect(await second.getByLabel('Budget').count()).toBe(0);
  await shoot(page, 'investor-details-remembered');
  await second.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/dashboard?tab=interests');
  await page.getByRole('button', { name: 'Follow Up' }).first().click();
  const thread = page.getByRole('dialog');
  await thread.getByText('The brand sees your phone number +91 98765 43210.').waitFor();
  await shoot(page, 'investor-details-thread');
  await thread.getByRole('button', { name: 'Withdraw my phone number' }).click();
  await thread.getByText('You have withdrawn your phone number.').waitFor();

  await brandPage.reload();
  await card.getByText('The investor has withdrawn the phone number').waitFor();
  await shoot(brandPage, 'investor-details-withdrawn');
});
