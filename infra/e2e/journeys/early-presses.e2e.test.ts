import { demoFranchiseId } from '@setu/contracts';
import type { Page, Request } from 'playwright-core';
import { axeFindings } from '../src/browser/axe';
import { holdScripts, openHeld } from '../src/browser/hold-scripts';
import { holdTimers } from '../src/browser/hold-timers';
import { hydrated } from '../src/browser/hydrated';
import { saysMessage } from '../src/browser/messages';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { pictureOfWindow } from '../src/browser/screenshots';
import { type ApiSession, registered, signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const kept = (page: Page) => page.locator('[data-pressed-early]');

/** The page of an address as the server rendered it, and a function that lets its scripts load. */
const heldPage = async (address: string, session: ApiSession | null = null, width = 1280) => {
  const { page, errors } = session ? await browserOf(kit, session) : await kit.newVisitor();
  await page.setViewportSize({ width, height: 740 });
  const release = await holdScripts(page);
  await openHeld(page, address);
  return { page, release, errors };
};

const franchise = `/franchises/${demoFranchiseId(1)}`;

test('a press before the scripts run is shown at once, and answered when they have', async () => {
  const { page, release, errors } = await heldPage('/franchises', null, 360);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await kept(page).getAttribute('aria-label')).toBe('Menu');
  await pictureOfWindow(page, 'early-press');
  release();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await kept(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a press while the page hydrates is painted before it is answered', async () => {
  const { page } = await kit.newVisitor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/franchises');
  await hydrated(page);
  const seen = await page.evaluateHandle(() => {
    document.getElementById('root')?.setAttribute('data-rendered', '');
    const steps = new Set<string>();
    new MutationObserver(() => {
      if (document.querySelector('[data-pressed-early]')) {
        steps.add('pressed');
        requestAnimationFrame(() => steps.add('painted'));
      }
      if (document.querySelector('[role=dialog]')) steps.add('answered');
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-pressed-early'] });
    return steps;
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await seen.evaluate((steps) => [...steps])).toEqual(['pressed', 'painted', 'answered']);
  expect(await kept(page).count()).toBe(0);
});

test('dialogs and a tab open after a press before the scripts run', async () => {
  const investor = await signedInDemo('investor@demo.test');

  const filters = await heldPage('/franchises', null, 360);
  await filters.page.getByRole('button', { name: /^Filters/ }).click();
  filters.release();
  await filters.page.getByRole('dialog', { name: /^Filters/ }).waitFor();

  const inquiry = await heldPage(franchise, investor);
  await inquiry.page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  inquiry.release();
  await inquiry.page.getByRole('dialog', { name: 'Send Inquiry' }).waitFor();

  const dashboard = await heldPage('/dashboard', investor);
  await dashboard.page.getByRole('tab', { name: 'ROI Calculator' }).click();
  dashboard.release();
  await dashboard.page.getByRole('tab', { name: 'ROI Calculator', selected: true }).waitFor();
});

test('a button that is pressed three times before the scripts run is answered once', async () => {
  const { page, release } = await heldPage('/franchises');
  const compare = page.getByRole('button', { name: /compare/i }).first();
  for (let times = 0; times < 3; times += 1) await compare.click();
  expect(await kept(page).count()).toBe(1);
  release();
  await page
    .getByRole('button', { name: /compare/i, pressed: true })
    .first()
    .waitFor();
});

test('a form that is saved before the scripts run is saved once, with the typed text', async () => {
  const person = await registered('investor');
  const { page, release, errors } = await heldPage('/settings', person);
  const isSave = (request: Request) => request.method() !== 'GET' && request.url().includes('/api/');
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (isSave(request)) saves.push(request);
  });
  await page.getByLabel('First name').fill('Kamala');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  const saved = page.waitForResponse((response) => isSave(response.request()));
  release();
  expect((await saved).status()).toBe(200);
  await hydrated(page);
  await saysMessage(page, 'Your account has been saved.');
  expect(await page.getByLabel('First name').inputValue()).toBe('Kamala');
  expect(saves).toHaveLength(1);
  expect(errors).toEqual([]);
});

test.each([360, 1280])(
  'a press that stays without an answer is explained in a window of %d px, and what was typed is kept when the page is loaded again',
  async (width) => {
    const { page } = await kit.newVisitor();
    await page.setViewportSize({ width, height: 740 });
    const passTenSeconds = await holdTimers(page, 10_000);
    const release = await holdScripts(page);
    await openHeld(page, '/contact');
    const note = page.getByRole('alert').filter({ hasText: 'This button does not work yet' });
    const message = 'Which brands of tea are open in Pune?';
    await page.getByLabel('Message').fill(message);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await passTenSeconds();
    await note.waitFor();
    await pictureOfWindow(page, `late-page-${width}`);
    expect(await axeFindings(page, '.late-page')).toEqual([]);
    const loads = page.waitForEvent('framenavigated');
    await note.getByRole('button', { name: 'Load again' }).click();
    await loads;
    release();
    await hydrated(page);
    await note.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Message').inputValue()).toBe(message);
  },
);

test('the explanation of a late press goes when the press is answered', async () => {
  const { page } = await kit.newVisitor();
  const passTenSeconds = await holdTimers(page, 10_000);
  const release = await holdScripts(page);
  await openHeld(page, '/franchises');
  await page
    .getByRole('button', { name: /compare/i })
    .first()
    .click();
  await passTenSeconds();
  const note = page.getByRole('alert').filter({ hasText: 'This button does not work yet' });
  await note.waitFor();
  release();
  await page
    .getByRole('button', { name: /compare/i, pressed: true })
    .first()
    .waitFor();
  await note.waitFor({ state: 'detached' });
});

test('a button shows its press while the code of what it opens is loading', async () => {
  const { page } = await kit.newVisitor();
  await page.goto('/');
  const release = await holdScripts(page);
  await page.getByRole('button', { name: 'Get Free Consultation' }).first().click();
  const opening = page.locator('[data-opening]');
  await opening.filter({ hasText: 'Get Free Consultation' }).waitFor();
  release();
  await page.getByRole('dialog', { name: 'Get Free Consultation' }).waitFor();
  await opening.waitFor({ state: 'detached' });
});

test.each([
  ['/', 'visitor'],
  ['/franchises', 'visitor'],
  ['/calculator', 'visitor'],
  ['/contact', 'visitor'],
  ['/admin/login', 'visitor'],
  [franchise, 'investor'],
  ['/settings', 'brand'],
  ['/dashboard', 'investor'],
  ['/dashboard', 'brand'],
  ['/dashboard', 'agent'],
])('no button of %s, opened by the %s, loses a press before the scripts run', async (address, role) => {
  const { page } = await heldPage(
    address,
    role === 'visitor' ? null : await signedInDemo(`${role}@demo.test`),
  );
  const lost = await page.evaluate(() => {
    const works = 'form:not([method=dialog]) button[type=submit]';
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('#root button:enabled')];
    const pressed = buttons.filter((button) => !button.matches(works));
    for (const button of pressed) button.click();
    return pressed
      .filter((button) => button.dataset.pressedEarly === undefined)
      .map((button) => button.outerHTML);
  });
  expect(lost).toEqual([]);
});
