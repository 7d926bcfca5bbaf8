import { launchBrowser } from '@setu/test-browser';
import type { Page } from 'playwright-core';
import { bundle } from './bundle';

// Takes screenshots of every specimen at phone and desktop width: `npm run gallery:pictures -w packages/platform/ui`.
const folder = `${import.meta.dirname}/../dist/gallery`;
const widths = [360, 1280];

const shootOverlay = async (page: Page, button: string, name: string) => {
  await page.click(button);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
};

await bundle(folder);
const browser = await launchBrowser();
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${message.text()}\n`);
  });
  await page.goto(`file://${folder}/index.html`);
  await page.waitForSelector('#dialog');
  await page.evaluate(() => document.fonts.ready);
  for (const part of await page.locator('section').all()) {
    await part.screenshot({ path: `${folder}/${await part.getAttribute('id')}-${width}.png` });
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) process.stderr.write(`${overflow} px too wide at ${width}\n`);
  for (const name of [
    'open-dialog',
    'open-sheet',
    'open-menu',
    'open-form-dialog',
    'open-confirm-dialog',
    'toast-good',
    'toast-bad',
  ]) {
    await shootOverlay(page, `#${name}`, `${name}-${width}`);
  }
  await page.close();
}
await browser.close();
process.stdout.write(`${folder}\n`);
