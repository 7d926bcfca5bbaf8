import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '@setu/service-kit';
import type { Context } from 'koa';

const cookieName = 'visitor';
const yearMs = 365 * 24 * 3600 * 1000;

/**
 * By what a visitor is told apart from others, so that a canary stays with them: an id given and signed here. Null when
 * none was needed yet, or for one that was made up elsewhere.
 */
export const visitorOf = (ctx: Context): string | null => {
  ctx.state.visitor ??= ctx.cookies.get(cookieName, { signed: true }) ?? null;
  return ctx.state.visitor;
};

/** The same, giving the visitor an id if there is none. It names nobody, and is kept nowhere but in the browser. */
export const ensureVisitorId = (ctx: Context, isSecure: boolean): string => {
  const known = visitorOf(ctx);
  if (known) return known;
  const id = randomBytes(16).toString('base64url');
  ctx.state.visitor = id;
  if (isSecure) ctx.cookies.secure = true;
  ctx.cookies.set(cookieName, id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: yearMs,
    secure: isSecure,
  });
  return id;
};

/** A visitor as they are counted. */
export interface CountedVisitor {
  /** The id, else what the request says of itself. Never kept as it is. */
  key: string;
  /** Whether the id was given here: only such visitors judge a canary, all others can be made up. */
  isIssued: boolean;
}

/** Visitors without an id that are told apart in one network: whoever makes up browsers makes no more rows than these. */
const browsersPerNetwork = 16;

const browserOf = (userAgent: string) =>
  createHash('sha256').update(userAgent).digest().readUInt8(0) % browsersPerNetwork;

export const countedVisitorOf = (ctx: Context): CountedVisitor => {
  const id = visitorOf(ctx);
  const key = id ?? `${networkOf(ctx.ip)} ${browserOf(ctx.get('user-agent'))}`;
  return { key, isIssued: id !== null };
};
