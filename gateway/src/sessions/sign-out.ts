import { signOut } from '@setu/contracts';
import type { Middleware } from 'koa';
import { refuseMethod } from '../http/allowed-methods';
import type { Sessions } from './sessions';
import { signOutPageHtml } from './sign-out-page';
import { sessionOf } from './signed-in-session';

/**
 * POST /api/logout ends the session and goes to the landing page. GET changes nothing, whoever linked to it: it answers
 * the page that asks, whose form sends the POST. Our own pages send the POST at once.
 */
export const signOutRoute =
  (sessions: Sessions): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== signOut.path) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'POST') refuseMethod(ctx, ['GET', 'POST']);
    ctx.set('cache-control', 'no-store');
    const { signedIn, isKnown } = sessionOf(ctx, 'user');
    if (ctx.method === 'GET' && (signedIn || !isKnown)) {
      ctx.type = 'html';
      ctx.body = signOutPageHtml;
      return;
    }
    if (ctx.method === 'POST') await sessions.end(ctx);
    ctx.redirect('/');
    ctx.status = 303;
  };
