import { demoPassword } from '@setu/e2e';
import type { BrowserContextOptions } from 'playwright-core';

/** Cookies of a demo account that has just signed in. */
export const signIn = async (url: string, email: string): Promise<string> => {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword() }),
  });
  if (!reply.ok) throw new Error(`Signing in answered ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** The storage of a browser that has these cookies. @param cookie as `signIn` returns it */
export const storageOf = (
  url: string,
  cookie: string,
): NonNullable<BrowserContextOptions['storageState']> => ({
  cookies: cookie.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  })),
  origins: [],
});
