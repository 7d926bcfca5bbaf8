import { type Override, Overrides } from '@setu/protocol';
import type { Context } from 'koa';

/** One working day. */
const maxAgeMs = 12 * 3600 * 1000;

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-overrides' : 'overrides');

const decode = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** The overrides in this browser's cookie; empty when its signature is wrong. The caller decides whether they apply. */
export const readOverrides = (ctx: Context, isSecure: boolean): Override[] => {
  const text = ctx.cookies.get(nameOf(isSecure), { signed: true });
  return text ? (Overrides.safeParse(decode(text)).data ?? []) : [];
};

/** Stores overrides in a signed cookie, which another host of the same site cannot forge. An empty list deletes it. */
export const writeOverrides = (ctx: Context, overrides: readonly Override[], isSecure: boolean): void => {
  if (isSecure) ctx.cookies.secure = true;
  const text = Buffer.from(JSON.stringify(overrides)).toString('base64url');
  ctx.cookies.set(nameOf(isSecure), overrides.length > 0 ? text : null, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    ...(overrides.length > 0 ? { maxAge: maxAgeMs } : {}),
  });
};
