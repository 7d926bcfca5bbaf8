import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { pictureOfWindow, settle, shoot } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { signedInAdmin, signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/**
 * Opens what a button or link opens, checks that the focus is in the form, takes a picture, closes it with Escape, and
 * checks that the page is shown again.
 */
const pictureOf = async (page: Page, control: string | RegExp, name: string, isForm = false) => {
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: control })
    .or(main.getByRole('link', { name: control }))
    .first()
    .click();
  const dialog = page.getByRole('dialog').last();
  await dialog.waitFor();
  if (isForm) await dialog.locator('input, select, textarea').and(page.locator(':focus')).waitFor();
  await shoot(page, name);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
};

test('the dialogs and drawers of the brand open without errors', async () => {
  const { page, errors } = await browserOf(kit, await signedInDemo('brand@demo.test'));
  await open(page, '/dashboard?tab=franchises');
  await pictureOf(page, /^Edit/, 'brand-edit-franchise', true);
  await open(page, '/dashboard?tab=requirements');
  await shoot(page, 'brand-property-needs');
  await pictureOf(page, /^View Matches/, 'brand-matches');
  await pictureOf(page, /\boffers?\b/i, 'brand-demo-offers');
  await pictureOf(page, /^Edit/, 'brand-edit-requirement', true);
  expect(errors).toEqual([]);
});

test('the dialogs and drawers of the investor open without errors', async () => {
  const { page, errors } = await browserOf(kit, await signedInDemo('investor@demo.test'));
  await open(page, '/dashboard');
  await pictureOf(page, /^Inquire/, 'investor-inquire', true);
  await open(page, '/dashboard?tab=interests');
  await pictureOf(page, /^Follow Up/, 'investor-follow-up');
  expect(errors).toEqual([]);
});

test('the dialogs and drawers of the agent open without errors', async () => {
  const { page, errors } = await browserOf(kit, await signedInDemo('agent@demo.test'));
  await open(page, '/dashboard');
  await pictureOf(page, 'Edit Profile', 'agent-edit-profile', true);
  await pictureOf(page, /^Messages/, 'agent-messages');
  await pictureOf(page, 'My Properties', 'agent-properties');
  await page.getByRole('button', { name: /^Messages/ }).click();
  await page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: /^Withdraw .+\?$/ });
  await question.waitFor();
  await shoot(page, 'agent-withdraw');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await question.waitFor({ state: 'detached' });
  await open(page, '/dashboard?tab=assignments');
  await shoot(page, 'agent-no-assignments');
  expect(errors).toEqual([]);
});

test('the views and dialogs of the administrator open without errors', async () => {
  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await open(page, '/admin?tab=users&view=agents');
  await shoot(page, 'admin-agents');
  await open(page, '/admin?tab=content');
  await pictureOf(page, 'Create Content', 'admin-create-content', true);
  await pictureOf(page, /^Edit/, 'admin-edit-content', true);
  await open(page, '/admin?tab=inquiries&view=consultations');
  await shoot(page, 'admin-consultations');
  await open(page, '/admin?tab=inquiries&view=messages');
  await shoot(page, 'admin-messages');
  expect(errors).toEqual([]);
});

test('the dialogs of the public pages open without errors', async () => {
  const { page, errors } = await kit.newVisitor();
  await open(page, '/');
  await pictureOf(page, 'Get Free Consultation', 'consultation', true);
  await open(page, '/franchises');
  await resizeTo(page, { width: 360, height: 740 });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
  await pictureOfWindow(page, 'phone-menu-360');
  expect(errors).toEqual([]);
});

test('in a low window all of a dialog can be reached and what has the focus is seen', async () => {
  const { page, errors } = await browserOf(kit, await signedInDemo('investor@demo.test'));
  for (const size of [
    { width: 320, height: 256 },
    { width: 640, height: 320 },
    { width: 844, height: 390 },
  ]) {
    await resizeTo(page, size);
    await open(page, '/dashboard');
    await page
      .getByRole('button', { name: /^Inquire/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog').last();
    const fields = dialog.locator('input:visible, select:visible, textarea:visible, button:visible');
    await fields.first().waitFor();
    for (const field of await fields.all()) {
      await field.focus();
      await eventually(() =>
        field.evaluate((element) => {
          const { top, bottom, height } = element.getBoundingClientRect();
          const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
          // Of a field of several lines, the one with the caret.
          if (seen < Math.min(height, 24) - 1) throw new Error(`hidden: ${element.outerHTML}`);
        }),
      );
    }
    await pictureOfWindow(page, `investor-inquire-${size.width}x${size.height}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  expect(errors).toEqual([]);
});
