import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { holdScripts, openHeld } from '../src/browser/hold-scripts';
import { holdTimers } from '../src/browser/hold-timers';
import { hydrated } from '../src/browser/hydrated';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { startCuttingProxy } from '../src/platform/cutting-proxy';
import { eventually } from '../src/platform/platform';
import { signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const panel = (page: Page) => page.getByText('This part of the page could not be shown');
const search = (page: Page) => page.getByLabel('Search franchises');
const isScript = (request: Request) => /\/mfe\/.*\.js$/.test(request.url());

/** Gives a page the network of a phone with 2G. */
const use2G = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page);
  const throughput = (250 * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};

describe('a phone with 2G', () => {
  /** Opens a page, uses it before its scripts have arrived, and waits until it works. */
  const opened = async ({ context, page }: { context: BrowserContext; page: Page }, path: string) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await use2G(context, page);
    const arrived: string[] = [];
    page.on('requestfinished', (request) => {
      if (isScript(request)) arrived.push(request.url());
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const before = arrived.length;
    return { before, arrived };
  };

  test('the list of franchises and a dashboard are shown before their scripts come, and keep what was typed', async () => {
    const visitor = await kit.newVisitor();
    const investor = await browserOf(kit, await signedInDemo('investor@demo.test'));
    const list = async () => {
      const { before, arrived } = await opened(visitor, '/franchises');
      await search(visitor.page).fill('chai');
      await visitor.page.waitForURL(/search=chai/);
      expect([before, arrived.length > 0]).toEqual([0, true]);
      expect(await search(visitor.page).inputValue()).toBe('chai');
    };
    const dashboard = async () => {
      const { before } = await opened(investor, '/dashboard');
      expect(before).toBe(0);
      await investor.page.getByRole('tab', { name: 'ROI Calculator' }).click();
      await investor.page.getByRole('tab', { name: 'ROI Calculator', selected: true }).waitFor();
    };
    await Promise.all([list(), dashboard()]);
    expect([visitor.errors, investor.errors]).toEqual([[], []]);
  });
});

describe('a file that takes longer than every timer of the page', () => {
  const slowFile = /\/screen-franchise-list\.\w+\.js$/;

  /** Holds the file, and also everything the page asks about it when `isSilent`. */
  const holdFile = async (page: Page, isSilent: boolean) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isSilent ? /screen-franchise-list|favicon\.svg/ : slowFile, async (route) => {
      if (isSilent || route.request().method() === 'GET') await released;
      await route.continue();
    });
    return release;
  };

  /** Lets the page's timers expire again and again, as in a minute. */
  const passTime = async (page: Page, passTenSeconds: () => Promise<void>, isSilent: boolean) => {
    // Before, the code that watches the file may still be loading.
    await page.locator('head script[src*="screen-franchise-list"]').waitFor({ state: 'attached' });
    const pass = async () => {
      const asked = page.waitForRequest(
        (request) => request.method() === 'HEAD' && slowFile.test(request.url()),
      );
      await passTenSeconds();
      const about = await asked;
      if (!isSilent) expect((await about.response())?.status()).toBe(200);
    };
    await pass();
    // While nothing answers, a painted page has no timer that could end the wait.
    if (isSilent) return;
    await pass();
    await pass();
    await passTenSeconds();
  };

  test.each([
    ['answers other requests', false],
    ['answers nothing', true],
  ])(
    'a painted page stays as it is while its server %s, and works when the file has come',
    async (_, isSilent) => {
      const { page, errors } = await kit.newVisitor();
      const lost: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/last-good')) lost.push(request.url());
      });
      const passTenSeconds = await holdTimers(page, 10_000);
      const release = await holdFile(page, isSilent);
      await page.goto('/franchises', { waitUntil: 'commit' });
      await search(page).fill('chai');
      await passTime(page, passTenSeconds, isSilent);
      expect(await page.locator('#root[data-rendered]').count()).toBe(1);
      expect(await panel(page).count()).toBe(0);
      expect(await search(page).inputValue()).toBe('chai');
      release();
      await page.waitForURL(/search=chai/);
      expect(await page.locator('[data-deployable]').getAttribute('data-step')).toBe('none');
      expect(lost).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  test('a link opens its screen when the slow file of the screen has come', async () => {
    const { page, errors } = await kit.newVisitor();
    const passTenSeconds = await holdTimers(page, 10_000);
    await page.goto('/contact');
    const release = await holdFile(page, false);
    await page.getByRole('banner').getByRole('link', { name: 'Browse Franchises' }).click();
    await passTime(page, passTenSeconds, false);
    expect(await panel(page).count()).toBe(0);
    release();
    await page.getByText(/^Showing \d+ opportunities$/).waitFor();
    expect(await page.locator('[data-deployable]').getAttribute('data-step')).toBe('none');
    expect(errors).toEqual([]);
  });
});

describe('a visitor who saves data', () => {
  const visitor = async (savesData: boolean) => {
    const { page, context } = await kit.newVisitor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
    return page;
  };

  /** Addresses that the page requests when the pointer comes near to what opens something. */
  const fetchedAhead = async (page: Page, isExpected: boolean) => {
    await page.goto('/franchises');
    const links = [page.locator('footer a[href="/contact"]'), page.locator('#results article').first()];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    for (const link of links) await link.hover();
    // A later request of the page: those of the pointer were made before.
    const fence = page.waitForResponse('**/robots.txt');
    await page.evaluate(() => fetch('/robots.txt'));
    await fence;
    const ahead = () => requests.filter((path) => /^\/mfe\/mfe-|^\/api\/franchises\//.test(path));
    if (isExpected) await eventually(async () => expect(ahead().length).toBeGreaterThan(1));
    return ahead();
  };

  test('nothing is fetched in advance', async () => {
    expect(await fetchedAhead(await visitor(true), false)).toEqual([]);
    const usual = await fetchedAhead(await visitor(false), true);
    expect(usual.some((path) => path.endsWith('.js'))).toBe(true);
    expect(usual.some((path) => path.startsWith('/api/franchises/'))).toBe(true);
  });

  test.each([
    ['saves data', true, 0],
    ['does not save data', false, 1],
  ])('the number of speculation rules in the page of a visitor who %s', async (_, savesData, count) => {
    const page = await visitor(savesData);
    await holdScripts(page);
    await openHeld(page, '/franchises');
    expect(await page.locator('script[type=speculationrules]').count()).toBe(count);
  });
});

describe('a page whose connection breaks', () => {
  let proxy: Awaited<ReturnType<typeof startCuttingProxy>>;
  beforeAll(async () => {
    proxy = await startCuttingProxy();
  });
  afterAll(() => proxy.stop());

  const note = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
  const notArrived = 'A part of this page has not arrived';

  /** Opens a page whose connection breaks after these bytes, when this element has arrived. */
  const openBroken = async (page: Page, arriving: (html: string) => number, element: Locator) => {
    proxy.holdNextPage(arriving);
    await page.goto(`${proxy.url}/franchises`, { waitUntil: 'commit' });
    await element.first().waitFor({ state: 'attached' });
    const broken = page.waitForEvent('requestfailed');
    proxy.breakPage();
    await broken;
  };

  test('in the middle, a page shows what arrived, explains a press, and keeps what was typed when it is loaded again', async () => {
    const { page } = await kit.newVisitor();
    const passTenSeconds = await holdTimers(page, 10_000);
    const compare = page.getByRole('button', { name: /compare/i });
    await openBroken(page, (html) => Math.floor(html.length / 2), compare);
    expect(await page.locator('script#boot').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await search(page).fill('chai');
    await compare.first().click();
    await passTenSeconds();
    const late = note(page, 'This button does not work yet');
    await late.waitFor();
    const loads = page.waitForEvent('framenavigated');
    await late.getByRole('button', { name: 'Load again' }).click();
    await loads;
    await page.waitForURL(/search=chai/);
    await hydrated(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('before its content, a page explains why it is empty and can be loaded again', async () => {
    const { page } = await kit.newVisitor();
    const passTenSeconds = await holdTimers(page, 10_000);
    await openBroken(page, (html) => html.indexOf('<div id="root"'), page.locator('style'));
    expect(await page.locator('#root').count()).toBe(0);
    await passTenSeconds();
    await passTenSeconds();
    await note(page, notArrived).getByRole('button', { name: 'Load again' }).click();
    await page.getByText(/^Showing \d+ opportunities$/).waitFor();
    await hydrated(page);
    expect(await note(page, notArrived).count()).toBe(0);
  });
});
