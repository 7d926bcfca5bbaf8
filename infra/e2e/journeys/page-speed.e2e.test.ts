import type { PageVitals } from '@setu/protocol';
import type { RegistryClient } from '@setu/registry-client';
import type { Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { eventually } from '../src/platform/platform';
import { registryClient } from '../src/platform/registry';
import { signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
let registry: RegistryClient;
beforeAll(async () => {
  // Playwright passes a switch that disables the back/forward cache.
  [kit, registry] = await Promise.all([openBrowser(['--disable-back-forward-cache']), registryClient()]);
});
afterAll(() => kit.close());

/** Records the reports of pages, because the browser does not expose the body of a beacon. */
const noteReports = (page: Page) =>
  page.addInitScript(() => {
    const Original = Blob;
    window.Blob = class extends Original {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options);
        const [text] = parts ?? [];
        if (typeof text === 'string' && text.includes('"route"')) sessionStorage.setItem('report', text);
      }
    };
  });

/** The report of the page before this one. */
const lastReport = async (page: Page): Promise<PageVitals> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('report'))) ?? 'null');

/** Waits until the measuring code is loaded. */
const isMeasured = (page: Page) =>
  eventually(async () => {
    const isThere = await page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/vitals\.\w+\.js$/.test(name)),
    );
    if (!isThere) throw new Error('the page is not measured yet');
  });

describe('page speed', () => {
  const pagesOf = async (name: string) => {
    const status = await registry.deployable(name);
    const live = status?.releases.find(({ version }) => version === status.deployment?.live);
    return live?.vitals.LCP?.pages ?? 0;
  };

  test('a page reports its values once it is left, by route and release, without an address', async () => {
    const { page, errors } = await kit.newVisitor();
    await noteReports(page);
    const before = await pagesOf('mfe-public');
    await page.goto('/franchises?category=food&utm_source=secret');
    await isMeasured(page);
    await page.locator('h1').first().click();
    await page.goto('/contact');
    const live = (await registry.deployable('mfe-public'))?.deployment?.live;
    expect(await lastReport(page)).toEqual({
      route: '/franchises',
      shell: (await registry.deployable('shell'))?.deployment?.live,
      remote: { name: 'mfe-public', version: live },
      values: expect.objectContaining({
        LCP: expect.any(Number),
        FCP: expect.any(Number),
        TTFB: expect.any(Number),
        CLS: expect.any(Number),
      }),
    });
    await eventually(async () => expect(await pagesOf('mfe-public')).toBeGreaterThan(before));
    expect(errors).toEqual([]);
  });

  test('a page that was answered with a trace reports the start and end of its navigation', async () => {
    const { page, errors } = await kit.newVisitor();
    await noteReports(page);
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    await page.route('**/guide', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'server-timing': `traceparent;desc="${traceparent}"` };
      await route.fulfill({ response, headers });
    });
    await page.goto('/guide');
    await isMeasured(page);
    await page.goto('/contact');
    const { navigation } = await lastReport(page);
    expect(navigation?.traceparent).toBe(traceparent);
    expect(navigation?.loadMs).toBeGreaterThan(0);
    expect(navigation?.sentMs).toBeGreaterThan(navigation?.loadMs ?? Number.POSITIVE_INFINITY);
    expect(errors).toEqual([]);
  });

  test('values of a screen that was opened in the page are not reported as those of the first one', async () => {
    const { page } = await kit.newVisitor();
    await noteReports(page);
    await page.goto('/guide');
    await isMeasured(page);
    await page.locator('a[href="/franchises"]:visible').first().click();
    await page.waitForURL('**/franchises');
    await page.locator('h1').first().click();
    await page.goto('/contact');
    const report = await lastReport(page);
    expect(report.route).toBe('/guide');
    expect(report.values).not.toHaveProperty('INP');
  });
});

describe('a prefetched page', () => {
  const detail = 'a[href^="/franchises/"]';

  test('a link that is followed before hydration opens a prefetched page', async () => {
    const { page, context } = await kit.newVisitor();
    // Without its scripts the page stays as the server rendered it.
    await context.route(/\/mfe\/.*\.js$/, (route) => route.abort());
    const session = await context.newCDPSession(page);
    await session.send('Preload.enable');
    const ready: string[] = [];
    session.on(
      'Preload.prefetchStatusUpdated',
      ({ status, prefetchUrl }: { status: string; prefetchUrl: string }) => {
        if (status === 'Ready') ready.push(prefetchUrl);
      },
    );
    await page.goto('/franchises', { waitUntil: 'commit' });
    const link = page.locator(detail).first();
    await link.hover();
    await eventually(async () => expect(ready).toHaveLength(1));
    await link.click();
    await page.waitForURL(/\/franchises\/.+/);
    expect(ready).toEqual([page.url()]);
    const how = await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)
          ?.deliveryType,
    );
    expect(how).toBe('navigational-prefetch');
  });

  test('a hydrated page does not prefetch', async () => {
    const { page } = await kit.newVisitor();
    await page.goto('/franchises');
    expect(await page.locator('script[type=speculationrules]').count()).toBe(0);
  });
});

describe('the back/forward cache', () => {
  type Explanations = readonly { type: string; reason: string }[];

  /**
   * Navigates away from a page and back. A browser with a window restores the page from memory. A headless browser has no such cache, but
   * reports what would prevent it.
   * @returns what prevented the browser from restoring the page from memory
   */
  const blockersOf = async (path: string, spoil?: (page: Page) => Promise<void>): Promise<string[]> => {
    const { page, context, errors } = await kit.newVisitor();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const outcome = new Promise<Explanations>((resolve) => {
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations),
      );
      session.on('Page.frameNavigated', ({ type }) => {
        if (type === 'BackForwardCacheRestore') resolve([]);
      });
    });
    const reply = await page.goto(path);
    expect(reply?.headers()['cache-control']).not.toContain('no-store');
    await spoil?.(page);
    await page.goto('/guide');
    // goBack() waits for a page load, which a restored page does not have.
    await session.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' });
    const reasons = await outcome;
    expect(errors).toEqual([]);
    return reasons.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
  };

  test.each(['/', '/franchises', '/contact', '/calculator', '/mindmap'])(
    'nothing on %s prevents a browser from restoring it from memory',
    async (path) => {
      expect(await blockersOf(path)).toEqual([]);
    },
  );

  test('a restored page of a signed-in person is loaded again, because they may be signed out now', async () => {
    const { page } = await browserOf(kit, await signedInDemo('brand@demo.test'));
    await page.goto('/settings');
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await loaded;
  });

  test('a page that handles unload is detected', async () => {
    const spoil = (page: Page) => page.evaluate(() => addEventListener('unload', () => undefined));
    expect(await blockersOf('/contact', spoil)).toEqual(['UnloadHandlerExistsInMainFrame']);
  });
});
