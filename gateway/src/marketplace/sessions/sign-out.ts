import { signOut } from '@setu/contracts';
import type { Middleware } from 'koa';
import { accountConflict } from '../../edge/sessions/page-account';
import type { Sessions } from '../../edge/sessions/sessions';
import { sessionOf } from '../../edge/sessions/signed-in-session';
import { refuseMethod } from '../../http/allowed-methods';
import { signOutPageHtml } from './sign-out-page';

/**
 * POST /api/logout ends the session and redirects to the landing page. GET changes nothing, because any site can link to it: it answers
 * a confirmation page, whose form sends the POST. Our own pages send the POST directly; one made for another account is also confirmed.
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
    // A page of another account must be confirmed, like a link.
    const isAsked = accountConflict(ctx) === 'other_account';
    if (ctx.method === 'POST' && !isAsked) await sessions.end(ctx);
    ctx.redirect(isAsked ? signOut.path : '/');
    ctx.status = 303;
  };
