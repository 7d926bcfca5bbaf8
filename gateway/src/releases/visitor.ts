import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '@setu/service-kit';
import type { Context } from 'koa';

const cookieName = 'visitor';
const yearMs = 365 * 24 * 3600 * 1000;

/**
 * The id of a visitor, in a cookie that this gateway signed: it keeps visitors in the same canary. Null when no id was needed
 * yet, or when the cookie's signature is wrong.
 */
export const visitorOf = (ctx: Context): string | null => {
  if (ctx.state.visitor === undefined)
    ctx.state.visitor = ctx.req.headers.cookie
      ? (ctx.cookies.get(cookieName, { signed: true }) ?? null)
      : null;
  return ctx.state.visitor;
};

/** The same, but assigns an id if there is none. The id is random, and only stored in the browser. */
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

/** A visitor in the counts of releases. */
export interface CountedVisitor {
  /** The id, else network and browser. The key is hashed before it is stored. */
  key: string;
  /** Whether a gateway issued the id. Only such visitors judge a canary, because all others can be invented. */
  isIssued: boolean;
}

/** Visitors without an id that one network can have: limits the rows that invented browsers cause. */
const browsersPerNetwork = 16;

const browserOf = (userAgent: string) =>
  createHash('sha256').update(userAgent).digest().readUInt8(0) % browsersPerNetwork;

export const countedVisitorOf = (ctx: Context): CountedVisitor => {
  const id = visitorOf(ctx);
  const key = id ?? `${networkOf(ctx.ip)} ${browserOf(ctx.get('user-agent'))}`;
  return { key, isIssued: id !== null };
};
