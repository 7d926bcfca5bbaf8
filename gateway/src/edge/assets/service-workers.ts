import { serviceWorkerPath } from '@setu/protocol';
import type { Middleware } from 'koa';

/**
 * A service worker that unregisters itself and reloads the pages that it controlled. Browsers request the script of an installed worker
 * with each page, so this also removes a worker of a remote whose release was rolled back.
 */
const endingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const end = async () => {
    const pages = await clients.matchAll({ type: 'window' });
    await registration.unregister();
    for (const page of pages) page.navigate(page.url);
  };
  event.waitUntil(end());
});
`;

/**
 * A service worker sees and can answer every request to this site, so only the shell may have one. Any other request for the
 * script of a service worker gets a script that unregisters itself.
 */
export const serviceWorkers: Middleware = (ctx, next) => {
  if (ctx.get('service-worker') !== 'script' || ctx.path === serviceWorkerPath) return next();
  ctx.status = 200;
  ctx.type = 'text/javascript';
  ctx.set('cache-control', 'no-store');
  ctx.body = endingWorker;
};
