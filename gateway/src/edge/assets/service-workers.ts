import { serviceWorkerPath } from '@setu/protocol';
import type { Middleware } from 'koa';

/**
 * A service worker that ends itself and shows the pages that it had again. Browsers ask for the script of a worker that they have with each
 * page, so one that a remote once brought in ends too, also after the remote's release was taken back.
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
 * A service worker sees and answers everything that a browser asks this site for, so only the shell has one. Whatever else is asked for as
 * the script of a service worker is one that ends itself.
 */
export const serviceWorkers: Middleware = (ctx, next) => {
  if (ctx.get('service-worker') !== 'script' || ctx.path === serviceWorkerPath) return next();
  ctx.status = 200;
  ctx.type = 'text/javascript';
  ctx.set('cache-control', 'no-store');
  ctx.body = endingWorker;
};
