import { amenitySuggestions, demoFranchiseId, popularCities } from '@setu/contracts';
import { holdTimers } from '../src/browser/hold-timers';
import { pressEscapeIn } from '../src/browser/keyboard';
import { fillListing, publish, toStep } from '../src/journeys/franchise-form';
import { registered, signedInDemo } from '../src/visitors/api-client';
import {
  expectTexts,
  fail,
  goByHeader,
  hasFields,
  hold,
  hrefOf,
  openTab,
  optionsOf,
  pageOf,
  skeletonsIn,
  useOneBrowser,
} from '../src/visitors/screen-texts';

useOneBrowser();

describe('brand dashboard', () => {
  test('the franchises tab shows three skeletons, then the franchises with their two actions', async () => {
    const page = await pageOf(await signedInDemo('brand@demo.test'));
    await page.goto('/mindmap');
    const release = await hold(page, /\/api\/my-franchises/);
    await goByHeader(page, 'Dashboard');
    const panel = await openTab(page, 'Franchises');
    await panel.locator('[aria-busy="true"]').waitFor();
    expect(await skeletonsIn(panel)).toBe(3);
    await release();
    const card = panel.getByRole('article').filter({ hasText: 'Chaiwala Junction High Street Café' });
    await expectTexts(card, 'Food & Beverage', 'Active', 'Investment', 'Model', 'FOFO', 'Expected ROI');
    expect(await card.textContent()).toContain('₹12L – ₹18L');
    expect(await hrefOf(card, /^View/)).toBe(`/franchises/${demoFranchiseId(1)}`);
    await expectTexts(panel, 'Inactive');
    await card.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Franchise Opportunity' });
    expect(await dialog.getByLabel(/^Title/).inputValue()).toBe('Chaiwala Junction High Street Café');
  });

  test('the requirements tab shows property requirements with View Matches and Edit', async () => {
    const page = await pageOf(await signedInDemo('brand@demo.test'));
    await page.goto('/dashboard');
    const panel = await openTab(page, 'Property Needs');
    await expectTexts(panel, 'Category', 'Area Range', 'Max Rent/sq ft', 'Timeline', 'Active', 'Inactive');
    await panel
      .getByRole('button', { name: /^View Matches/ })
      .first()
      .click();
    const matches = page.getByRole('dialog', { name: 'Matching Properties' });
    await matches.getByRole('button', { name: /visit/i }).first().waitFor();
    await pressEscapeIn(matches);
    await matches.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByRole('dialog', { name: 'Edit Property Requirement' }).waitFor();
  });

  test('a new brand gets empty lists, and both dialogs with all their fields', async () => {
    const page = await pageOf(await registered('brand'));
    await page.goto('/dashboard');
    await openTab(page, 'Franchises');
    await expectTexts(page, 'No franchise opportunities yet');
    await openTab(page, 'Property Needs');
    await expectTexts(page, 'No property requirements posted');
    await openTab(page, 'Inquiries');
    await expectTexts(page, 'Investor Inquiries', 'No inquiries yet');
    await openTab(page, 'Overview');

    await page
      .getByRole('button', { name: /Create Franchise Opportunity/ })
      .first()
      .click();
    const franchise = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
    expect(await optionsOf(franchise, 'Franchise Model')).toEqual(['FOFO', 'FOCO', 'FICO', 'COFO']);
    expect(await franchise.getByLabel('Franchise Model').inputValue()).toBe('FOFO');
    expect(await franchise.getByLabel('Business Category').inputValue()).toBe('food_beverage');
    const isChecked = (name: RegExp) => franchise.getByRole('checkbox', { name }).isChecked();
    expect([await isChecked(/^Training included/), await isChecked(/^Marketing support/)]).toEqual([
      true,
      true,
    ]);
    await hasFields(franchise, 'Title', 'Description', 'Support Provided');
    await toStep(franchise, 'Money');
    await hasFields(franchise, 'Minimum Investment', 'Maximum Investment', 'Expected ROI', 'Area Required');
    await toStep(franchise, 'Outlets');
    await hasFields(franchise, 'Territories');
    await toStep(franchise, 'Publish');
    await hasFields(franchise, 'Images', 'Documents');
    expect([await isChecked(/^Active/), await isChecked(/^Featured/)]).toEqual([true, false]);
    const failed = { title: 'Tea', min: '500000', max: '600000' };
    await toStep(franchise, 'Business');
    await fillListing(franchise, {
      title: failed.title,
      minInvestment: failed.min,
      maxInvestment: failed.max,
      territory: 'Pune',
    });
    await fail(page, /\/api\/my-franchise-drafts\/[^/]+\/publish$/, 'POST');
    await publish(franchise);
    await expectTexts(page, 'Error', 'Failed to create franchise opportunity. Please try again.');
    expect(await franchise.getByLabel(/^Title/).inputValue()).toBe(failed.title);
    await franchise.getByRole('button', { name: 'Close' }).click();

    await page
      .getByRole('button', { name: /Post Property Requirement/ })
      .first()
      .click();
    const requirement = page.getByRole('dialog', { name: 'Post Property Requirement' });
    await hasFields(requirement, 'Title', 'Description', 'Business Category', 'Minimum Area', 'Maximum Area');
    await hasFields(requirement, 'Preferred Locations', 'Maximum Rent', 'Required Amenities', 'Timeline');
    const suggested = await requirement
      .locator('datalist option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
    expect(suggested).toEqual(expect.arrayContaining([...popularCities, ...amenitySuggestions]));
    await requirement.getByLabel(/^Title/).fill('Corner');
    await requirement.getByLabel(/^Minimum Area/).fill('600');
    await requirement
      .getByLabel(/^Preferred Locations/)
      .first()
      .fill('Pune');
    await requirement
      .getByLabel(/^Preferred Locations/)
      .first()
      .press('Enter');
    await fail(page, /\/api\/requirements$/, 'POST');
    await requirement.getByRole('button', { name: 'Post Property Requirement' }).click();
    await expectTexts(page, 'Error', 'Failed to post property requirement. Please try again.');
  });

  test('a draft of a franchise survives an ended session, whose save says Unauthorized', async () => {
    const brand = await registered('brand');
    const page = await pageOf(brand);
    const cookies = await page.context().cookies();
    const after500Ms = await holdTimers(page, 500);
    await page.goto('/dashboard?tab=overview&create=franchise');
    const dialog = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
    await fillListing(dialog, {
      title: 'Tea by the lake',
      minInvestment: '500000',
      maxInvestment: '600000',
      territory: 'Pune',
    });
    await toStep(dialog, 'Publish');
    await dialog.getByText(/^Draft saved at/).waitFor();
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
    await expectTexts(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await after500Ms();
    await page.waitForURL('**/api/login');
    await page.context().addCookies(cookies);
    await page.goto('/dashboard?tab=overview&create=franchise');
    await dialog.waitFor();
    expect(await dialog.getByLabel(/^Title/).inputValue()).toBe('Tea by the lake');
  });
});
