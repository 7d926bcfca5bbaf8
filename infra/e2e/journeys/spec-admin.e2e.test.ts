import { registered, signedInAdmin } from '../src/visitors/api-client';
import {
  expectTexts,
  fail,
  hasFields,
  openTab,
  optionsOf,
  pageOf,
  tabNames,
  useOneBrowser,
} from '../src/visitors/screen-texts';

useOneBrowser();

describe('administrators', () => {
  test('the administrator dashboard has its welcome, five tabs, totals and settings', async () => {
    const page = await pageOf(await signedInAdmin());
    await page.goto('/admin');
    await page.getByText(/^Welcome back, .+!$/).waitFor();
    expect(await tabNames(page)).toEqual(['Overview', 'Users', 'Content', 'Inquiries', 'Settings']);
    await expectTexts(page, 'Total Users', 'Franchises', 'Properties', 'Recent Activity');
    await openTab(page, 'Settings');
    await expectTexts(page, 'Payment Gateway', 'AI Matching', 'SMS Notifications');
    expect(await page.getByText('Enabled', { exact: true }).count()).toBe(3);
    expect(await page.getByLabel('Site name').inputValue()).not.toBe('');
    expect(await page.getByLabel('Site description').inputValue()).not.toBe('');
  });

  test('the users tab offers four roles, and a change that fails shows a message', async () => {
    const person = await registered('investor');
    const page = await pageOf(await signedInAdmin());
    await page.goto(`/admin?tab=users&search=${encodeURIComponent(person.user.email)}`);
    await page.getByText(person.user.email).first().waitFor();
    await page.getByRole('combobox', { name: /^Role of/ }).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'Investor',
      'Brand',
      'Real Estate',
      'Admin',
    ]);
    await fail(page, /\/role$/, 'PATCH');
    await page.getByRole('option', { name: 'Brand' }).click();
    await expectTexts(page, 'Failed to update user role');
    await page.unrouteAll();
    await page.getByRole('combobox', { name: /^Role of/ }).click();
    await page.getByRole('option', { name: 'Real Estate' }).click();
    await expectTexts(page, 'User role updated successfully');
  });

  test('the content tab creates, edits and deletes an entry, without a confirmation', async () => {
    const page = await pageOf(await signedInAdmin());
    await page.goto('/admin?tab=content');
    await page
      .getByRole('link', { name: /Create Content/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    expect(await optionsOf(dialog, 'Section')).toEqual(['Hero', 'Features', 'Testimonials', 'Footer']);
    await hasFields(dialog, 'Title', 'Content', 'Image URL', 'Link URL', 'Order', 'Active');
    const key = `features.test-${Date.now()}`;
    await dialog.getByLabel(/^Key/).fill(key);
    await dialog.getByLabel(/^Order/).fill('not a number');
    await dialog.getByRole('button', { name: /Create/ }).click();
    await expectTexts(page, 'Content created successfully');
    await page.getByRole('link', { name: `Edit ${key}` }).click();
    expect(
      await page
        .getByRole('dialog')
        .getByLabel(/^Order/)
        .inputValue(),
    ).toBe('0');
    await page
      .getByRole('dialog')
      .getByLabel(/^Title/)
      .fill('Tried');
    await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click();
    await expectTexts(page, 'Content updated successfully');
    await page.getByRole('button', { name: `Delete ${key}` }).click();
    await expectTexts(page, 'Content deleted successfully');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: `Edit ${key}` }).waitFor();
    await page.getByRole('button', { name: `Delete ${key}` }).click();
    await expectTexts(page, 'Content deleted successfully');
  });
});
