import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { eventually, platformUrl } from '../src/platform/platform';

/** A service worker that older remotes could install: it answers every page of the site. */
const foreignWorker = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(new Response('<title>Taken over</title>', { headers: { 'content-type': 'text/html' } }));
  });
`;

let kit: BrowserKit;
/** A proxy that serves such a worker at the root, as was once possible, until `isRepaired` is set. */
let site: Server;
let url: string;
let isRepaired = false;
beforeAll(async () => {
  kit = await openBrowser();
  site = createServer((asked, reply) => {
    if (asked.url === '/x-sw.js' && !isRepaired)
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

test('a service worker of a remote is removed from browsers, and cannot be installed again', async () => {
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

  isRepaired = true;
  // The browser requests the worker's script some time after a page; the new script then reloads the page.
  await page.goto('/franchises');
  await page.getByRole('heading', { level: 1, name: 'Franchise' }).waitFor();
  await eventually(async () => expect(await registrations()).toEqual([]));

  // A newly registered worker ends as soon as it starts.
  await page.goto('/offline');
  await page.evaluate(() => navigator.serviceWorker.register('/x-sw.js', { scope: '/' }));
  await eventually(async () => expect(await registrations()).toEqual([]));
  await context.close();
});
