import { noPageAccount, pageAccountHeader, pageAccountOf, pageAccountParameter } from '@setu/protocol';
import { AppError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { type SignedInSession, sessionKindOf, sessionOf } from './signed-in-session';

/** The account of a session, as pages name it. An administrator does not work for a brand. */
export const accountOf = ({
  userId,
  kind,
  worksFor,
}: Pick<SignedInSession, 'userId' | 'kind' | 'worksFor'>) =>
  pageAccountOf({ userId, worksFor: kind === 'user' ? worksFor : null });

/** The account that a request's page was made for; null when the request does not name it. */
const pageAccount = (ctx: Context): string | null => {
  const parameter = ctx.query[pageAccountParameter];
  return ctx.get(pageAccountHeader) || (parameter === undefined ? null : String(parameter));
};

/** How the session of a request differs from that of its page; null when it does not, or when either is not known. */
export const accountConflict = (ctx: Context): 'other_account' | 'session_ended' | null => {
  const madeFor = pageAccount(ctx);
  const { signedIn, isKnown } = sessionOf(ctx, sessionKindOf(ctx.path));
  if (madeFor === null || !isKnown || madeFor === (signedIn ? accountOf(signedIn) : noPageAccount))
    return null;
  return signedIn ? 'other_account' : 'session_ended';
};

/**
 * Refuses calls of pages that were made for another account: 409. A read without a session shows nothing of any account: it is
 * answered as for visitors, or with 401.
 */
export const sameAccountOnly: Middleware = (ctx, next) => {
  const conflict = accountConflict(ctx);
  const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
  if (conflict && !(conflict === 'session_ended' && isReading)) throw new AppError(409, conflict);
  return next();
};
