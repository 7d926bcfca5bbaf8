import { demoFranchiseId } from '@setu/contracts';
import type { Locator, Page } from 'playwright-core';
import { messagesOn } from '../src/browser/messages';
import { resizeTo } from '../src/browser/resize';
import { pictureOfWindow, settle, shoot } from '../src/browser/screenshots';
import { fillListing, publish } from '../src/journeys/franchise-form';
import { eventually } from '../src/platform/platform';
import { registered, signedInDemo } from '../src/visitors/api-client';
import { expectTexts, fail, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

const tooltip = (page: Page) => page.getByRole('tooltip');
const away = async (page: Page) => {
  await page.mouse.move(2, 2);
  await tooltip(page).waitFor({ state: 'detached' });
};

const point = async (page: Page, what: Locator) => {
  await what.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is nowhere to be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
};

/** Expects the tooltip to open only after the pointer has rested for 700 ms. The clock of the page must be paused. */
const opensAfter700Ms = async (page: Page, what: Locator) => {
  await point(page, what);
  await page.clock.runFor(699);
  expect(await tooltip(page).count()).toBe(0);
  await page.clock.runFor(1);
  await tooltip(page).waitFor();
};

test('tooltips open after 700 ms, at once within 300 ms of another, and by the keyboard; Escape closes them', async () => {
  const page = await pageOf(await signedInDemo('investor@demo.test'));
  await page.clock.install();
  await page.goto('/franchises');
  const amount = (n: number) => page.getByRole('article').nth(n).locator('[data-tip^="₹"]').first();
  // The code of the tooltips loads with the first pointer movement.
  await eventually(async () => {
    await page.mouse.move(4, 4);
    await point(page, amount(0));
    await tooltip(page).waitFor({ timeout: 5_000 });
  });
  expect(await tooltip(page).textContent()).toBe(await amount(0).getAttribute('data-tip'));
  await shoot(page, 'tooltip-of-amount', { keepPointer: true });

  // From here on time passes in the page only when the test advances it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await away(page);
  await page.clock.runFor(301);
  await opensAfter700Ms(page, amount(0));
  await away(page);
  await page.clock.runFor(300);
  await point(page, amount(1));
  await tooltip(page).waitFor();
  await away(page);
  await page.clock.runFor(301);
  await opensAfter700Ms(page, amount(2));
  await away(page);
  await page.clock.resume();

  await page.getByRole('banner').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  expect(await tooltip(page).textContent()).toMatch(/^Notifications/);
  await page.keyboard.press('Tab');
  await tooltip(page).getByText('Account', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'detached' });
});

/** Whether the message does not cover the element. */
const isFreeOf = async (what: Locator, message: Locator): Promise<boolean> => {
  const [a, b] = [await what.boundingBox(), await message.boundingBox()];
  if (!a || !b) throw new Error(`${what} or the message is nowhere to be seen`);
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
};

test('a message does not cover the control that was just used or the bar at the lower edge', async () => {
  const page = await pageOf(await registered('investor'));
  await resizeTo(page, { width: 360, height: 740 });
  await page.goto('/settings');
  const save = page.getByRole('button', { name: 'Save Changes' });
  // Pages scroll smoothly, and a click during that would move the button.
  await save.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await save.click();
  await expectTexts(messagesOn(page), 'Your account has been saved.');
  await settle(page);
  expect(await isFreeOf(save, messagesOn(page))).toBe(true);

  await page.goto(`/franchises/${demoFranchiseId(1)}`);
  const inquire = page.getByRole('main').getByRole('button', { name: 'Send Inquiry' }).last();
  await inquire.click();
  const dialog = page.getByRole('dialog', { name: 'Send Inquiry' });
  await dialog.getByLabel('Subject').fill('Rent');
  await dialog.getByLabel('Message').fill('How much?');
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectTexts(messagesOn(page), 'Your inquiry has been sent successfully!');
  await settle(page);
  // It replaces the button to inquire.
  const open = page.getByRole('main').getByRole('button', { name: 'Open the conversation' }).last();
  expect(await isFreeOf(open, messagesOn(page))).toBe(true);
});

test.each([360, 1280])(
  'a message covers no control of the tallest dialog at %i px, and keeps its place when the dialog closes',
  async (width) => {
    const page = await pageOf(await registered('brand'));
    await resizeTo(page, { width, height: 740 });
    await page.goto('/dashboard?tab=franchises&create=franchise');
    const dialog = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
    await dialog.waitFor();
    await fail(page, /\/api\/my-franchise-drafts\/[^/]+\/publish$/, 'POST');
    await fillListing(dialog, {
      title: 'Chai kiosk',
      minInvestment: '500000',
      maxInvestment: '900000',
      territory: 'Pune',
    });
    await publish(dialog);
    const message = messagesOn(page);
    await message.waitFor();
    await settle(page);
    await pictureOfWindow(page, `message-beside-tall-dialog-${width}`);
    const area = await message.boundingBox();
    const covered = await dialog.locator('input, textarea, select, button').evaluateAll(
      (controls, at) =>
        controls
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            // The middle of the dialog scrolls: controls outside its visible part do not count.
            let scrolling = control.parentElement;
            while (scrolling && getComputedStyle(scrolling).overflowY !== 'auto')
              scrolling = scrolling.parentElement;
            const middle = scrolling?.getBoundingClientRect();
            const [from, to] = [
              Math.max(top, middle?.top ?? top),
              Math.min(bottom, middle?.bottom ?? bottom),
            ];
            if (from >= to) return false;
            return right > at.x && left < at.x + at.width && to > at.y && from < at.y + at.height;
          })
          .map((control) => control.getAttribute('name') ?? control.textContent),
      area!,
    );
    expect(covered).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await settle(page);
    expect(await message.boundingBox()).toEqual(area);
  },
);

describe('a message next to an open dialog', () => {
  const failed = async (width = 1280) => {
    const page = await pageOf(await registered('investor'));
    await resizeTo(page, { width, height: 740 });
    await page.goto(`/franchises/${demoFranchiseId(1)}`);
    await fail(page, /\/api\/inquiries$/, 'POST');
    await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Send Inquiry' });
    await dialog.getByLabel('Subject').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Rent');
    expect(await dialog.getByLabel('Subject').inputValue()).toBe('Rent');
    await dialog.getByLabel('Message').fill('How much?');
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    const notice = messagesOn(page);
    await expectTexts(notice, 'Failed to send inquiry. Please try again.');
    return { page, dialog, notice };
  };

  test.each([360, 1280])('a message covers no field or button of an open dialog at %i px', async (width) => {
    const { page, dialog, notice } = await failed(width);
    await settle(page);
    await pictureOfWindow(page, `message-beside-dialog-${width}`);
    for (const name of ['Send Inquiry', 'Cancel', 'Close'])
      expect([name, await isFreeOf(dialog.getByRole('button', { name, exact: true }), notice)]).toEqual([
        name,
        true,
      ]);
    for (const name of ['Subject', 'Message'])
      expect([name, await isFreeOf(dialog.getByLabel(name), notice)]).toEqual([name, true]);
  });

  test('F8 moves the focus to a message next to a dialog; Escape closes whichever of them has the focus', async () => {
    const { page, dialog, notice } = await failed();
    await page.keyboard.press('F8');
    await page.locator('[data-messages] :focus').waitFor();
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'detached' });
    await page.locator('[role="dialog"]:focus-within').waitFor();

    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expectTexts(notice, 'Failed to send inquiry. Please try again.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await notice.count()).toBe(1);
  });
});
