import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';

const cookieName = 'visitor';
const yearMs = 365 * 24 * 3600 * 1000;
const idShape = /^[A-Za-z0-9_-]{22}$/;

/** By what a visitor is told apart from others, so that a canary stays with them; null when nothing was needed yet. */
export const visitorOf = (ctx: Context): string | null => {
  if (ctx.state.visitor) return String(ctx.state.visitor);
  const id = ctx.cookies.get(cookieName, { signed: false });
  return id && idShape.test(id) ? id : null;
};

/** The same, giving the visitor an id if there is none. It names nobody, and is kept nowhere but in the browser. */
export const recogniseVisitor = (ctx: Context, isSecure: boolean): string => {
  const known = visitorOf(ctx);
  if (known) return known;
  const id = randomBytes(16).toString('base64url');
  ctx.state.visitor = id;
  if (isSecure) ctx.cookies.secure = true;
  ctx.cookies.set(cookieName, id, {
    signed: false,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: yearMs,
    secure: isSecure,
  });
  return id;
};

/** By what visitors are told apart where they are counted: the id, else what the request says of itself. Never kept as it is. */
export const visitorKeyOf = (ctx: Context): string => visitorOf(ctx) ?? `${ctx.ip} ${ctx.get('user-agent')}`;
