import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { pictureOfWindow, settle, shoot } from '../src/browser/screenshots';
import { type DialogOfScreen, everyDialog } from '../src/journeys/every-dialog';
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
const pictureOf = async (page: Page, { name, opener, second, isForm = false }: DialogOfScreen) => {
  await page
    .getByRole('button', { name: opener })
    .or(page.getByRole('link', { name: opener }))
    .first()
    .click();
  const dialogs = page.getByRole('dialog');
  await dialogs.first().waitFor();
  if (second) {
    await dialogs.first().getByRole('button', { name: second }).first().click();
    await dialogs.nth(1).waitFor();
  }
  const opened = await dialogs.count();
  const dialog = dialogs.nth(opened - 1);
  if (isForm) await dialog.locator('input, select, textarea').and(page.locator(':focus')).waitFor();
  await shoot(page, name);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
};

const pageOfRole = async (role: string) => {
  if (role === 'visitor') return kit.newVisitor();
  const session = role === 'administrator' ? signedInAdmin() : signedInDemo(`${role}@demo.test`);
  return browserOf(kit, await session);
};

test.each(everyDialog)('the dialogs of the $role open without errors', async ({ role, dialogs }) => {
  const { page, errors } = await pageOfRole(role);
  for (const dialog of dialogs) {
    await open(page, dialog.screen);
    await pictureOf(page, dialog);
  }
  expect(errors).toEqual([]);
});

test('screens and questions beside the dialogs open without errors', async () => {
  const brand = await browserOf(kit, await signedInDemo('brand@demo.test'));
  await open(brand.page, '/dashboard?tab=requirements');
  await shoot(brand.page, 'brand-property-needs');

  const agent = await browserOf(kit, await signedInDemo('agent@demo.test'));
  await open(agent.page, '/dashboard');
  await agent.page.getByRole('button', { name: /^Messages/ }).click();
  await agent.page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  const question = agent.page.getByRole('dialog', { name: /^Withdraw .+\?$/ });
  await question.waitFor();
  await shoot(agent.page, 'agent-withdraw');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await question.waitFor({ state: 'detached' });
  await open(agent.page, '/dashboard?tab=assignments');
  await shoot(agent.page, 'agent-no-assignments');

  const admin = await browserOf(kit, await signedInAdmin());
  await open(admin.page, '/admin?tab=users&view=agents');
  await shoot(admin.page, 'admin-agents');
  await open(admin.page, '/admin?tab=inquiries&view=consultations');
  await shoot(admin.page, 'admin-consultations');
  await open(admin.page, '/admin?tab=inquiries&view=messages');
  await shoot(admin.page, 'admin-messages');

  const visitor = await kit.newVisitor();
  await open(visitor.page, '/franchises');
  await resizeTo(visitor.page, { width: 360, height: 740 });
  await visitor.page.getByRole('button', { name: /menu/i }).first().click();
  await visitor.page.getByRole('dialog').waitFor();
  await settle(visitor.page);
  await pictureOfWindow(visitor.page, 'phone-menu-360');
  for (const { errors } of [brand, agent, admin, visitor]) expect(errors).toEqual([]);
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
