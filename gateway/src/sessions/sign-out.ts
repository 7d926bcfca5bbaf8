import { signOut } from '@setu/contracts';
import type { Middleware } from 'koa';
import { refuseMethod } from '../methods';
import type { Sessions } from './sessions';

/**
 * GET and POST /api/logout: ends the session and goes to the landing page. A navigation that another site
 * started goes there too, but ends nothing.
 */
export const signOutRoute =
  (sessions: Sessions): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== signOut.path) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'POST') refuseMethod(ctx, ['GET', 'POST']);
    const site = ctx.get('sec-fetch-site');
    if (site === '' || site === 'same-origin' || site === 'none') await sessions.end(ctx);
    ctx.set('cache-control', 'no-store');
    ctx.redirect('/');
    ctx.status = 303;
  };
