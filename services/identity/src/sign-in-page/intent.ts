import { Intent, intentCookie } from '@setu/contracts';
import { returnPath } from './return-path';

const decode = (cookie: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(cookie));
  } catch {
    // Anybody may write anything into a cookie: what cannot be read says nothing.
    return null;
  }
};

/** What somebody came for, by the intent cookie: wanted role and a checked return path. */
export const readIntent = (cookie: string | undefined): { role: Intent['role']; returnTo: string | null } => {
  const intent = Intent.safeParse(cookie ? decode(cookie) : null);
  return { role: intent.data?.role, returnTo: returnPath(intent.data?.returnTo) };
};

/** Set-Cookie value that forgets the intent: it has been followed. */
export const expiredIntent = `${intentCookie.name}=; Path=/; Max-Age=0; SameSite=Lax`;
