import { html } from '@setu/service-kit';
import type { Middleware } from 'koa';
import { messagePage } from '../html/small-page';

/** Address of the page that browsers store for when they are offline. */
const offlinePath = '/offline';

const htmlFor = (product: string) =>
  messagePage({
    product,
    title: 'No connection',
    heading: 'You are not connected',
    message: `${product} could not be reached from this device. Check the connection, and try again.`,
    action: html`<a href="">Try again</a>`,
  });

/**
 * GET /offline: the service worker of the shell stores it, and shows it in place of a page that cannot be loaded.
 * @param product name of the product
 */
export const offlinePage = (product: string): Middleware => {
  const page = htmlFor(product);
  return (ctx, next) => {
    if (ctx.path !== offlinePath || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.type = 'html';
    ctx.body = page;
  };
};
