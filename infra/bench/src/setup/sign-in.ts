import { demoPassword } from '@setu/e2e';

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
