import type { Page } from 'playwright-core';
import { pressOn, tabTo, typeInto } from '../src/browser/keyboard';
import { saysMessage } from '../src/browser/messages';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { eventually } from '../src/platform/platform';
import { registered, signedInAdmin } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('an investor filters, opens a franchise and inquires by keyboard alone, and the focus is on the conversation', async () => {
  const { page } = await browserOf(kit, await registered('investor'));
  await page.goto('/franchises');
  await tabTo(page, page.getByRole('checkbox', { name: 'Education' }));
  await page.keyboard.press('Space');
  await page.waitForURL(/businessCategory=education/);
  await pressOn(page, page.getByRole('link', { name: 'View Details' }).first());
  await page.waitForURL(/\/franchises\/[0-9a-f-]{36}$/);
  const inquire = page.getByRole('button', { name: 'Send Inquiry' }).first();
  await pressOn(page, inquire);
  const dialog = page.getByRole('dialog', { name: 'Send Inquiry' });
  await typeInto(page, dialog.getByLabel('Subject'), 'By keyboard');
  await typeInto(page, dialog.getByLabel('Message'), 'No pointer was used for this.');
  await pressOn(page, dialog.getByRole('button', { name: 'Send Inquiry' }));
  await saysMessage(page, 'Your inquiry has been sent successfully!');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Open the conversation'));
});

test('a skip link jumps from the search past the filters to the results', async () => {
  const { page } = await kit.newVisitor();
  await page.goto('/franchises?search=chai');
  await page.getByRole('article').first().waitFor();
  const skip = page.getByRole('link', { name: 'Skip to results' });
  await pressOn(page, skip);
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await page.locator('#results').evaluate((area) => area.contains(document.activeElement))).toBe(true);
  expect(await focused.evaluate((element) => element.closest('aside'))).toBeNull();
  expect(new URL(page.url()).search).toBe('?search=chai');
});

/** Elements with a focus ring, without text fields, which always show it. */
const ringed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':focus-visible:not(input, textarea)')]
      .filter((element) => getComputedStyle(element).outlineStyle !== 'none')
      .map((element) => element.textContent),
  );

test('tabs, menus and dialogs show no focus ring after a click, and show it after the next key', async () => {
  const { page } = await browserOf(kit, await registered('brand'));
  await page.goto('/dashboard');
  for (const name of ['Franchises', 'Property Needs', 'Inquiries', 'Overview']) {
    await page.getByRole('tab', { name }).click();
    expect([name, await ringed(page)]).toEqual([name, []]);
  }
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).hover();
  expect(await ringed(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Property Needs' }).click();
  expect(await ringed(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await eventually(async () => expect(await ringed(page)).toEqual(['Inquiries']));
});

test('a brand creates a franchise and moves through its tabs by keyboard alone', async () => {
  const { page } = await browserOf(kit, await registered('brand'));
  await page.goto('/dashboard');
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await page.getByText('No franchise opportunities yet').waitFor();
  await pressOn(page, page.getByRole('button', { name: /Create Franchise/ }).first());
  const dialog = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await typeInto(page, dialog.getByLabel('Title'), 'Keyboard Kitchen');
  // Enter leads to the next step and does not publish.
  await page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: 'The money' }).locator(':focus').waitFor();
  await typeInto(page, dialog.getByLabel('Minimum Investment'), '500000');
  await typeInto(page, dialog.getByLabel('Maximum Investment'), '900000');
  await pressOn(page, dialog.getByRole('button', { name: 'Next: Earnings' }));
  await pressOn(page, dialog.getByRole('button', { name: 'Next: Outlets' }));
  await typeInto(page, dialog.getByLabel('Territories', { exact: true }), 'Pune');
  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('button', { name: 'Next: Publish' }));
  await pressOn(page, dialog.getByRole('button', { name: 'Create Franchise Opportunity' }));
  await page.getByRole('heading', { name: 'Keyboard Kitchen' }).waitFor();
});

test('an agent completes the profile and offers to a demand by keyboard alone', async () => {
  const { page } = await browserOf(kit, await registered('agent'));
  await page.goto('/dashboard');
  await typeInto(page, page.getByLabel('Company Name'), 'Keys & Doors');
  await typeInto(page, page.getByLabel('License Number'), 'KA-1');
  await typeInto(page, page.getByLabel(/Experience/), '4');
  await typeInto(page, page.getByLabel(/Commission Rate/), '2');
  await page.keyboard.press('Enter');
  await saysMessage(page, 'Profile created successfully!');
  await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
  await page.keyboard.press('ArrowRight');
  const contact = page.getByRole('button', { name: /^Contact/ }).first();
  await pressOn(page, contact);
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel('Subject'), 'A door');
  await typeInto(page, dialog.getByLabel('Message'), 'And a key.');
  await pressOn(page, dialog.getByRole('button', { name: 'Send Offer' }));
  await page
    .getByRole('button', { name: /^Contacted/ })
    .first()
    .waitFor();
});

test('an administrator changes a role by keyboard alone', async () => {
  const person = await registered('investor');
  const { page } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=users');
  await typeInto(page, page.getByRole('searchbox'), person.user.email);
  await page.getByText(/^Showing 1 of 1 user/).waitFor();
  const role = page
    .getByRole('row')
    .filter({ hasText: person.user.email })
    .getByRole('combobox', { name: /^Role of/ });
  await pressOn(page, role);
  // The list gets the focus shortly after it opens; keys then go to the marked option.
  const marked = page.locator('[role="option"][data-highlighted]');
  await marked.filter({ hasText: 'Investor' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await marked.filter({ hasText: 'Brand' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('User role updated successfully', { exact: true }).waitFor();
});
