import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eventually, waitMs } from '../platform/platform';
import { axeFindings } from './axe';
import { hydrated } from './hydrated';
import { messagesOn } from './messages';
import { nextFrames, resizeTo } from './resize';

/** The windows in which every screen is checked, px. Most pages already have the first size. */
const windows = [
  { width: 1280, height: 860 },
  { width: 360, height: 740 },
] as const;

const folder = join(process.cwd(), '.screenshots');

/** Ends all animations, so that screenshots and contrasts are final. */
export const settle = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

/**
 * Runs the task while no animation or transition starts. A change during the task, such as a button that stops being busy, is then seen
 * before or after it, never with intermediate colours. A constructed sheet is used, because the page's policy allows no other.
 */
const withoutMotion = async (page: Page, task: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }',
    );
    Object.assign(sheet, { stopsMotion: true });
    document.adoptedStyleSheets.push(sheet);
  });
  try {
    await task();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !('stopsMotion' in sheet));
    });
  }
};

/** A dialog covers the window, not the page: in a screenshot of the whole page it would darken only the top. */
const hasDialog = async (page: Page) => (await page.locator('[role="dialog"]:visible').count()) > 0;

/** Closes the messages of the previous step, so that the next screenshot does not show them. */
export const withoutMessage = async (page: Page): Promise<void> => {
  const messages = messagesOn(page);
  await eventually(async () => {
    // Clicked inside the page, because messages may close or appear at the same moment.
    await messages.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await messages.first().waitFor({ state: 'detached', timeout: 1_000 });
  });
};

/** Loads every lazy picture. */
const bringPictures = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
};

/** Elements beyond the right edge of the window, innermost last; empty when the page does not scroll horizontally. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const by = document.documentElement.scrollWidth - window.innerWidth;
    if (by <= 0) return [];
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`);
    return [`by ${by} px`, ...wide.slice(-8)];
  });

/** Waits for the layout, because a busy machine takes a while after a resize; what still overflows is an error. */
const overflowOnceLaidOut = async (page: Page): Promise<string[]> => {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const overflow = await overflowing(page);
    if (overflow.length === 0 || Date.now() > deadline) return overflow;
    await page.waitForTimeout(100);
  }
};

const picture = async (page: Page, name: string, fullPage: boolean): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
};

const arePicturesWanted = process.env.SCREENSHOTS === '1';

/** Saves a screenshot of the window in .screenshots/ when screenshots are requested. */
export const pictureOfWindow = async (page: Page, name: string): Promise<void> => {
  if (arePicturesWanted) await picture(page, name, false);
};

const shootAtWidths = async (page: Page, name: string, widest: number): Promise<void> => {
  for (const [index, size] of windows.filter(({ width }) => width <= widest).entries()) {
    const { width } = size;
    await resizeTo(page, size);
    await page.evaluate(() => document.fonts.ready);
    await bringPictures(page);
    await nextFrames(page);
    const isOfDialog = await hasDialog(page);
    if (!isOfDialog) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const overflow = await overflowOnceLaidOut(page);
    // What is behind a dialog can be neither read nor reached, in any window.
    const part = isOfDialog && index > 0 ? '[role="dialog"]' : undefined;
    const findings = overflow.length > 0 ? [] : await axeFindings(page, part);
    const isFine = overflow.length === 0 && findings.length === 0;
    if (!isFine || arePicturesWanted) await picture(page, `${name}-${width}`, !isOfDialog);
    if (overflow.length > 0) throw new Error(`${name} overflows at ${width} px: ${overflow.join('\n')}`);
    if (findings.length > 0) throw new Error(`${name} at ${width} px:\n${findings.join('\n')}`);
  }
};

/** Waits until nothing loads: skeletons and a dimmed earlier result are replaced by what was requested, and what a press opens is open. */
const loaded = (page: Page): Promise<void> =>
  eventually(async () => {
    const loading = await page.locator('[aria-busy="true"]:visible, [data-opening]').allInnerTexts();
    if (loading.length > 0) throw new Error(`still loads: ${loading.join(', ').slice(0, 200)}`);
  });

/**
 * Checks the page in both windows: fails when something overflows horizontally or axe finds a violation of WCAG 2.2 AA. A screenshot in
 * .screenshots/ shows the failure; with SCREENSHOTS=1 every page and width has one. It waits until nothing loads,
 * and by default moves the pointer to the corner.
 * @param widest the widest window in which the page can be shown, px
 */
export const shoot = async (
  page: Page,
  name: string,
  { keepPointer = false, widest = 1280 } = {},
): Promise<void> => {
  // A page that a click opened may not be hydrated yet.
  await hydrated(page);
  await loaded(page);
  // Cards that nobody has scrolled to are neither in a picture nor checked.
  await page.evaluate(() => document.getElementById('root')?.removeAttribute('data-laid-out-later'));
  const before = page.viewportSize();
  if (!keepPointer) await page.mouse.move(0, 0);
  await withoutMotion(page, () => shootAtWidths(page, name, widest));
  if (before) await resizeTo(page, before);
};
