import { type Browser, chromium, type Page } from 'playwright-core';
import { bundle } from './bundle';

/** Draws every primitive and state, and leaves pictures of them at a phone's and a desk's width. */
const folder = `${import.meta.dirname}/../dist/gallery`;
const widths = [360, 1280];

const launch = async (): Promise<Browser> => {
  // Without it the package leaves out the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
};

const shootOverlay = async (page: Page, button: string, name: string) => {
  await page.click(button);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
};

await bundle(folder);
const browser = await launch();
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${message.text()}\n`);
  });
  await page.goto(`file://${folder}/index.html`);
  await page.waitForSelector('#overlays');
  await page.evaluate(() => document.fonts.ready);
  for (const part of await page.locator('section').all()) {
    await part.screenshot({ path: `${folder}/${await part.getAttribute('id')}-${width}.png` });
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) process.stderr.write(`${overflow} px too wide at ${width}\n`);
  for (const name of ['open-dialog', 'open-sheet', 'open-menu', 'toast-good', 'toast-bad']) {
    await shootOverlay(page, `#${name}`, `${name}-${width}`);
  }
  await page.close();
}
await browser.close();
process.stdout.write(`${folder}\n`);
