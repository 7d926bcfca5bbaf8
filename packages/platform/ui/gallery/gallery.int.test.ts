import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchBrowser } from '@setu/test-browser';
import type { Browser, Page } from 'playwright-core';
import { groups } from './specimens';

const count = groups.flatMap(({ specimens }) => specimens).length;
const problems: string[] = [];
let folder: string;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  // The bundler is an ES module, which Jest does not load.
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(__dirname, 'build.ts'), folder]);
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  // The timeout of the test applies.
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('missing.jpg')) problems.push(message.text());
  });
  await page.goto(`file://${folder}/index.html`);
  await page.waitForSelector('main section');
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

test('the gallery renders every specimen without an error and fits a phone', async () => {
  expect(await page.locator('main section').count()).toBe(count);
  expect(problems).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('the search filters the gallery, and shows a message when nothing is found', async () => {
  const search = page.getByRole('searchbox', { name: 'Search components' });
  await search.fill('TagField');
  await page.getByRole('status').getByText('1 specimen', { exact: true }).waitFor();
  expect(await page.locator('main section').count()).toBe(1);
  await search.fill('no such thing');
  await page.getByText('No component found').waitFor();
  await search.fill('');
  expect(await page.locator('main section').count()).toBe(count);
});
