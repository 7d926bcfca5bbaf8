import { findRoot, listRemotes } from '@setu/build-kit';
import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { type DevServer, startDevServer } from '../src/platform/dev-server';
import { registered, signedInAdmin, signedInDemo } from '../src/visitors/api-client';
import { addSession, browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
let dev: DevServer;
beforeAll(async () => {
  [kit, dev] = await Promise.all([openBrowser(), startDevServer('mfe-brand')]);
});
afterAll(async () => {
  await kit.close();
  await dev.stop();
});

/** A demo account, the brand by default, in a browser that is also logged in as administrator. */
const developer = async (email = 'brand@demo.test') => {
  const visitor = await browserOf(kit, await signedInDemo(email));
  await addSession(visitor.context, await signedInAdmin());
  return visitor;
};

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Releases of this page' });
const openTools = async (page: Page) => {
  await page.getByRole('button', { name: /^Tools/ }).click();
  await panelOf(page).waitFor();
  return panelOf(page);
};
const take = async (page: Page, deployable: string, url: string) => {
  const panel = await openTools(page);
  await panel.getByLabel('Remote').fill(deployable);
  await panel.getByLabel('Address on this machine').fill(url);
  await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: 'Use' }).click()]);
};
const lineOf = (page: Page, deployable: string) =>
  panelOf(page).getByRole('listitem').filter({ hasText: deployable });

/** Sets a mark that is lost when the page is loaded again. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'stillHere', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'stillHere') === true);

test('visitors do not get the developer tools or their code, and may not set overrides', async () => {
  const { page, errors } = await browserOf(kit, await registered('brand'));
  const scripts: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('.js')) scripts.push(reply.text());
  });
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: /^Tools/ }).count()).toBe(0);
  const code = await Promise.all(scripts);
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter((text) => text.includes('Releases of this page'))).toEqual([]);
  const status = await page.evaluate(async (url) => {
    const body = JSON.stringify({ deployable: 'mfe-brand', url });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/platform/overrides', { method: 'POST', headers, body })).status;
  }, dev.url);
  expect(status).toBe(403);
  expect(errors.filter((text) => !text.includes('403'))).toEqual([]);
});

test('the developer tools open and close by keyboard, and show the source of each remote', async () => {
  const { page, errors } = await developer();
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Tools' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await panel.waitFor();
  await page.locator('[role="dialog"]:focus-within').waitFor();
  for (const { name } of listRemotes(findRoot()))
    expect([name, await lineOf(page, name).count()]).toEqual([name, 1]);
  await lineOf(page, 'mfe-brand').getByText('loaded at once').waitFor();
  await lineOf(page, 'mfe-agent').getByText('not shown yet').waitFor();
  await shoot(page, 'tools');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await button.and(page.locator(':focus')).waitFor();
  expect(errors).toEqual([]);
});

test('a remote of a development server runs in the real shell and updates without a page load', async () => {
  const { page, errors } = await developer();
  await page.goto('/dashboard?tab=inquiries');
  await take(page, 'mfe-brand', dev.url);
  await page.locator('[data-deployable="mfe-brand"][data-version*="-dev."]').waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: 'Inquiries', selected: true }).waitFor();
  await mark(page);

  await dev.edit('src/dashboard/dashboard.tsx', (source) =>
    source.replace('{words.subtitle}', 'Changed a moment ago'),
  );
  await page.getByText('Changed a moment ago').waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('tab', { name: 'Inquiries', selected: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?tab=inquiries');

  // A second update, in an imported file and after a syntax error.
  await dev.edit('src/dashboard/dashboard.tsx', (source) => `${source}\n}`);
  await page.getByRole('alert').filter({ hasText: 'dashboard/dashboard' }).waitFor();
  await dev.edit('src/dashboard/dashboard.tsx', (source) =>
    source.replace(/\n}$/, '').replace('Changed a moment ago', 'Changed once more'),
  );
  await page.getByText('Changed once more').waitFor();
  expect(await page.locator('#setu-build-problems').count()).toBe(0);
  expect(await isMarked(page)).toBe(true);

  await openTools(page);
  await lineOf(page, 'mfe-brand').getByText('override', { exact: true }).waitFor();
  await lineOf(page, 'mfe-brand').getByText(`From ${dev.url}`).waitFor();
  await shoot(page, 'tools-override');
  expect(errors).toEqual([]);
});

test('an added route exists on the next page of this visitor, and others see the live release', async () => {
  const { page } = await developer();
  await page.goto('/dashboard');
  await take(page, 'mfe-brand', dev.url);
  await page.locator('[data-deployable="mfe-brand"][data-version*="-dev."]').waitFor({ state: 'attached' });
  await dev.edit(
    'src/screens/lab.tsx',
    () => 'export default function Lab() { return <h1>A new page</h1>; }\n',
  );
  const reloaded = page.waitForEvent('load');
  await dev.edit('remote.ts', (source) =>
    source.replace('routes: [', "routes: [{ path: '/lab', audience: ['brand'], screen: './lab' },"),
  );
  await reloaded;
  await page.goto('/lab');
  await page.getByRole('heading', { name: 'A new page' }).waitFor();

  const other = await browserOf(kit, await signedInDemo('brand@demo.test'));
  await other.page.goto('/lab');
  await other.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
});

test('a stopped development server leaves the live version with a notice, and Reset removes the override', async () => {
  const gone = await startDevServer('mfe-agent');
  const { page } = await developer('agent@demo.test');
  await page.goto('/dashboard');
  await take(page, 'mfe-agent', gone.url);
  await page.locator('[data-deployable="mfe-agent"][data-version*="-dev."]').waitFor({ state: 'attached' });
  await gone.stop();
  await page.reload();
  await page
    .locator('[data-deployable="mfe-agent"]:not([data-version*="-dev."])')
    .waitFor({ state: 'attached' });
  await openTools(page);
  await lineOf(page, 'mfe-agent')
    .getByText(`${gone.url} does not answer: the live version is shown.`)
    .waitFor();
  await shoot(page, 'tools-server-gone');
  await Promise.all([
    page.waitForEvent('load'),
    panelOf(page).getByRole('button', { name: 'Reset' }).click(),
  ]);
  await page.getByRole('button', { name: 'Tools', exact: true }).waitFor();
  await openTools(page);
  await lineOf(page, 'mfe-agent').getByText('live', { exact: true }).waitFor();
  expect(await panelOf(page).getByRole('button', { name: 'Reset' }).count()).toBe(0);
});
