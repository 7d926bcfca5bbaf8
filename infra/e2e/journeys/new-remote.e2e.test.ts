import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platformPaths } from '@setu/protocol';
import { makeTempCheckout, type TempCheckout } from '../../release/test/temp-checkout';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { eventually, platformUrl, readRun } from '../src/platform/platform';

const remoteName = 'mfe-new-page';
const path = '/new-page';

let kit: BrowserKit;
let checkout: TempCheckout;
beforeAll(async () => {
  [kit, checkout] = await Promise.all([openBrowser(), makeTempCheckout(process.cwd())]);
});
afterAll(async () => {
  await Promise.all([kit?.close(), checkout?.remove()]);
});

/** Runs a script of the checkout like its team, against the running platform. */
const script = async (main: string, ...args: string[]) => {
  const { code, out, err } = await checkout.run('node', ['--import', 'tsx', main, ...args], {
    DATA_DIR: process.env.E2E_DATA_DIR,
    RELEASE_URL: '',
    RELEASE_TOKEN: '',
  });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${err}`);
  return out;
};
const release = async (...args: string[]) =>
  JSON.parse(await script('infra/release/src/main.ts', ...args, '--json'));

const statusOf = async (address: string) => (await fetch(platformUrl() + address)).status;
const pageBecomes = (status: number) =>
  eventually(async () => {
    const is = await statusOf(path);
    if (is !== status) throw new Error(`${path} answers ${is}`);
  });
/** The current versions of all other deployables. */
const others = async () => {
  const { microFrontends } = await (await fetch(platformUrl() + platformPaths.discovery)).json();
  const { [remoteName]: _, ...rest } = microFrontends;
  return rest;
};

test('a new remote is created, released, opened in the running shell and removed, and nothing else changes', async () => {
  const { page, errors } = await kit.newVisitor();
  const before = { others: await others(), gateway: (await readRun()).gateway.pid };
  await page.goto('/franchises');
  expect(await statusOf(path)).toBe(404);

  await script('infra/new/src/main.ts', 'remote', 'new-page');
  const first = await release('publish', remoteName);
  expect(await statusOf(path)).toBe(404);
  expect((await release('promote', remoteName)).deployment).toMatchObject({
    live: first.version,
    canary: null,
  });

  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'New page' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Platform Overview' }).waitFor();
  expect(await page.title()).toMatch(/^New page \| /);
  await shoot(page, 'new-remote');
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await page.getByRole('link', { name: 'See franchises' }).click();
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  expect(errors).toEqual([]);

  // A version without routes removes the page, and a rollback restores it.
  const definition = join(checkout.root, remoteName, 'remote.ts');
  const text = await readFile(definition, 'utf8');
  await writeFile(definition, text.replace(/routes: \[.*\]/s, 'routes: []'));
  const second = await release('publish', remoteName);
  expect(second.version).not.toBe(first.version);
  await release('promote', remoteName, second.version);
  await pageBecomes(404);
  expect((await release('rollback', remoteName)).deployment.live).toBe(first.version);
  await pageBecomes(200);
  await release('promote', remoteName, second.version);
  await pageBecomes(404);

  await page.goto('/franchises');
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  expect(errors).toEqual([]);
  expect(await others()).toEqual(before.others);
  expect((await readRun()).gateway.pid).toBe(before.gateway);
});
