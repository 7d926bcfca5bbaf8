import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { eventually, platformUrl } from '../src/platform/platform';

/** What a remote could once bring in: it answers every page of the site. */
const foreignWorker = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(new Response('<title>Taken over</title>', { headers: { 'content-type': 'text/html' } }));
  });
`;

let kit: BrowserKit;
/** The platform as it was when remotes could publish scripts at the root, until it is mended. */
let site: Server;
let url: string;
let isMended = false;
beforeAll(async () => {
  kit = await openBrowser();
  site = createServer((asked, reply) => {
    if (asked.url === '/x-sw.js' && !isMended)
      return reply.writeHead(200, { 'content-type': 'text/javascript' }).end(foreignWorker);
    const { host, port } = new URL(platformUrl());
    const { method, url: path, headers } = asked;
    const passed = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, host } },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  url = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await kit.close();
});

test('a service worker that is not the shell’s ends, also in a browser that has one', async () => {
  const context = await kit.newContext({ baseURL: url });
  const page = await context.newPage();
  const registrations = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL ?? null),
    );
  await page.goto('/offline');
  await page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    await navigator.serviceWorker.register('/x-sw.js', { scope: '/' });
    await ready;
  });
  await page.goto('/franchises');
  expect(await page.title()).toBe('Taken over');

  isMended = true;
  // The browser asks for the script of the worker some time after a page, which the worker that comes then shows again.
  await page.goto('/franchises');
  await page.getByRole('heading', { level: 1, name: 'Franchise' }).waitFor();
  await eventually(async () => expect(await registrations()).toEqual([]));

  // A new one ends as soon as it begins.
  await page.goto('/offline');
  await page.evaluate(() => navigator.serviceWorker.register('/x-sw.js', { scope: '/' }));
  await eventually(async () => expect(await registrations()).toEqual([]));
  await context.close();
});
