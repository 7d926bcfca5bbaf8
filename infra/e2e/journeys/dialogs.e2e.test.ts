import type { Locator, Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { pictureOfWindow, shoot } from '../src/browser/screenshots';
import { tooWide } from '../src/browser/too-wide';
import { setTextSize } from '../src/browser/user-settings';
import { type DialogOfScreen, everyDialog, type StepToDialog } from '../src/journeys/every-dialog';
import { type PersonOfDialogs, peopleOfDialogs } from '../src/journeys/people-of-dialogs';
import { eventually } from '../src/platform/platform';
import { signedInAdmin, signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
};

const press = (page: Page, name: RegExp) =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.locator('summary').filter({ hasText: name }))
    .first()
    .click();

const logOutInAnotherTab = async (page: Page) => {
  const other = await page.context().newPage();
  await other.goto('/api/logout');
  await other.getByRole('button', { name: 'Log out' }).click();
};

const takeStep = (page: Page, step: StepToDialog, person: PersonOfDialogs): Promise<void> => {
  if (step === 'log out in another tab') return logOutInAnotherTab(page);
  return step instanceof RegExp
    ? press(page, step)
    : page.getByLabel(step.field, { exact: true }).fill(step.text(person));
};

/**
 * Expects that with text of double size the last button of the dialog can be reached.
 * @returns the windows in which something is too wide, and what
 */
const wideWithLargeText = async (page: Page, dialog: Locator, widest: number) => {
  const wide: [width: number, by: string[]][] = [];
  await page.evaluate(setTextSize, 200);
  for (const width of [1280, 360].filter((width) => width <= widest)) {
    await resizeTo(page, { width, height: 740 });
    const by = await tooWide(page);
    if (by) wide.push([width, by]);
    const last = dialog.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
  }
  await page.evaluate(setTextSize, 100);
  return wide;
};

/** Checks the dialog, takes a screenshot, closes it with Escape, and checks that it is closed. @returns what is too wide with large text */
const pictureOf = async (page: Page, { name, title, isForm = false, widest = 1280 }: DialogOfScreen) => {
  const dialog = page.getByRole('dialog', { name: title }).last();
  await dialog.waitFor();
  if (isForm) await dialog.locator('input, select, textarea').and(page.locator(':focus')).waitFor();
  await shoot(page, name, { widest });
  const wide = await wideWithLargeText(page, dialog, widest);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return wide.map(([width, by]) => [`${name} in ${width} px`, ...by]);
};

/** Whether the page is as it was when it was opened: nothing was typed or done in another tab, and nothing is open. */
const isAsOpened = async (page: Page, address: string, { steps }: DialogOfScreen): Promise<boolean> =>
  steps.every((step) => step instanceof RegExp) &&
  (await page.getByRole('dialog').count()) === 0 &&
  page.url() === address;

test.each(everyDialog)(
  'the dialogs of the $who open without errors, also with text of double size',
  async ({ who, dialogs }) => {
    const person = await peopleOfDialogs[who]();
    const { page, errors } = await browserOf(kit, person);
    const wide: string[][] = [];
    let address = '';
    for (const [index, dialog] of dialogs.entries()) {
      const before = dialogs[index - 1];
      await resizeTo(page, { width: dialog.widest ? 360 : 1280, height: 860 });
      if (before?.screen !== dialog.screen || !(await isAsOpened(page, address, before))) {
        await open(page, dialog.screen);
        address = page.url();
      }
      for (const step of dialog.steps) await takeStep(page, step, person);
      wide.push(...(await pictureOf(page, dialog)));
    }
    expect(wide).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('other screens and confirmations open without errors', async () => {
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
  for (const { errors } of [brand, agent, admin]) expect(errors).toEqual([]);
});

test('in a low window all of a dialog can be reached, and the focused element is visible', async () => {
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
          // In a text area, the line with the caret.
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
