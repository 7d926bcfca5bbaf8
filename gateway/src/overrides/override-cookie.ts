import { type Override, Overrides } from '@setu/contracts';
import type { Context } from 'koa';

/** A day's work, ms. */
const maxAge = 12 * 3600 * 1000;

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-overrides' : 'overrides');

const decode = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** What this browser takes from elsewhere; nothing when the cookie is not one of ours. It does not say who may. */
export const readOverrides = (ctx: Context, isSecure: boolean): Override[] => {
  const text = ctx.cookies.get(nameOf(isSecure), { signed: true });
  return text ? (Overrides.safeParse(decode(text)).data ?? []) : [];
};

/** Keeps them in the browser, signed: another host of the same site cannot plant one. None at all ends the cookie. */
export const writeOverrides = (ctx: Context, overrides: readonly Override[], isSecure: boolean): void => {
  if (isSecure) ctx.cookies.secure = true;
  const text = Buffer.from(JSON.stringify(overrides)).toString('base64url');
  ctx.cookies.set(nameOf(isSecure), overrides.length > 0 ? text : null, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    ...(overrides.length > 0 ? { maxAge } : {}),
  });
};
