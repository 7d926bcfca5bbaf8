import { releaseBase } from '@setu/protocol';
import type { Middleware } from 'koa';
import type { LiveReleases } from '../../releases/live-releases';

const address = /^\/fonts\/([a-z]+)\.woff2$/;

/**
 * GET /fonts/{family}.woff2 redirects to the live shell's font: pages that services render need a stable address, and share
 * the cached file with all other pages.
 */
export const fonts =
  (current: () => LiveReleases): Middleware =>
  (ctx, next) => {
    const family = address.exec(ctx.path)?.[1];
    const shell = current().shell?.release;
    const file = family && shell?.fonts.find((path) => path.split('/').at(-1)?.startsWith(`${family}.`));
    if (!shell || !file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.redirect(releaseBase(shell) + file);
  };
