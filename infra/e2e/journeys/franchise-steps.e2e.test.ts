import { shoot, withoutMessage } from '../src/browser/screenshots';
import { toStep } from '../src/journeys/franchise-form';
import { registered } from '../src/visitors/api-client';
import { expectTexts, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

test('a listing is made over steps, with a preview, a reload and the Back button, and loses nothing', async () => {
  const brand = await registered('brand');
  const title = `Stepwise Chai ${brand.user.id.slice(0, 6)}`;
  const page = await pageOf(brand);
  await page.goto('/dashboard?tab=franchises&create=franchise');
  const form = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await form.getByRole('heading', { name: 'The business' }).locator(':focus').waitFor();
  await expectTexts(form, '0% complete.', 'Each step is saved as a draft, which only you can see.');
  await form.getByLabel('Title').fill(title);

  // The card and the page follow the typing.
  const preview = form.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('heading', { name: title }).waitFor();
  await shoot(page, 'franchise-steps-business');

  await form.getByLabel('Title').press('Enter');
  await form.getByRole('heading', { name: 'The money' }).locator(':focus').waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('money');
  await form.getByText(/^Draft saved at/).waitFor();
  await form.getByLabel('Minimum Investment').fill('5 lakh');
  await form.getByLabel('Maximum Investment').fill('about 9');
  await preview.getByText('₹5L').first().waitFor();
  await preview.getByRole('tab', { name: 'Page' }).click();
  await preview.getByRole('region', { name: 'The money' }).waitFor();
  await expectTexts(preview, 'Not disclosed');
  await shoot(page, 'franchise-steps-money');

  await page.reload();
  await form.getByRole('heading', { name: 'The money' }).waitFor();
  expect(await form.getByLabel('Minimum Investment').inputValue()).toBe('5 lakh');
  expect(await form.getByLabel('Maximum Investment').inputValue()).toBe('about 9');
  await toStep(form, 'Outlets');
  await form.getByRole('link', { name: 'Step 2: Money 1 to correct' }).waitFor();
  await form.getByLabel('Territories', { exact: true }).fill('Pune');
  await form.getByLabel('Territories', { exact: true }).press('Enter');
  await page.goBack();
  await form.getByRole('heading', { name: 'The money' }).locator(':focus').waitFor();

  // In another tab, the draft opens where the brand was, with what is not valid yet.
  await form.getByText(/^Draft saved at/).waitFor();
  await form.getByRole('button', { name: 'Close' }).click();
  await form.waitFor({ state: 'detached' });
  await withoutMessage(page);
  const other = await pageOf(brand);
  await other.goto('/dashboard?tab=franchises');
  await other.getByRole('button', { name: `Continue ${title}` }).click();
  const again = other.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await again.getByRole('heading', { name: 'The money' }).waitFor();
  expect(await again.getByLabel('Maximum Investment').inputValue()).toBe('about 9');
  await again.getByLabel('Maximum Investment').fill('9 lakh');
  await toStep(again, 'Publish');
  await again.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
  await again.waitFor({ state: 'detached' });
  const card = other.getByRole('article').filter({ hasText: title });
  await card.getByText('Active', { exact: true }).waitFor();
  expect((await brand.call('GET', '/api/my-franchise-drafts')).body).toEqual([]);

  // The card names the next field, and leads to its step.
  await withoutMessage(other);
  await shoot(other, 'franchise-completeness-card');
  await card.getByRole('button', { name: /^Add: Royalty/ }).click();
  await other
    .getByRole('dialog', { name: 'Edit Franchise Opportunity' })
    .getByRole('heading', { name: 'The money' })
    .waitFor();
});

test('a change is published with Save Changes only, and publishing with errors leads to the first', async () => {
  const brand = await registered('brand');
  const title = `Changing Chai ${brand.user.id.slice(0, 6)}`;
  const { body: listing } = await brand.call('POST', '/api/franchises', {
    body: { title, minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  const shown = async () => (await brand.call('GET', `/api/franchises/${listing.id}`)).body;
  const page = await pageOf(brand);
  await page.goto(`/dashboard?tab=franchises&edit=${listing.id}&step=money`);
  const form = page.getByRole('dialog', { name: 'Edit Franchise Opportunity' });
  await form.getByLabel('Minimum Investment').fill('a lot');
  await form.getByLabel('Expected ROI').fill('22');
  await toStep(form, 'Publish');
  await form.getByText(/^Draft saved at/).waitFor();
  expect((await shown()).expectedROI).toBeNull();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByLabel('Minimum Investment').and(page.locator(':focus')).waitFor();
  await shoot(page, 'franchise-steps-errors');
  await form.getByLabel('Minimum Investment').fill('6 lakh');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await shown()).toMatchObject({ minInvestment: '600000.00', expectedROI: '22.00' });
  expect((await brand.call('GET', '/api/my-franchise-drafts?of=all')).body).toEqual([]);
});
