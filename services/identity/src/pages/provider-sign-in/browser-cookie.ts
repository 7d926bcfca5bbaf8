import { finishProviderSignIn, providerCookie, startProviderSignIn } from '@setu/contracts';
import { z } from 'zod';

/** What a browser keeps while its person is at the provider. No script of a page can read it. */
const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Checked path on this site. */
  returnTo: z.string(),
  /** True when a signed-in person connects an account of the provider. */
  isJoin: z.boolean().default(false),
});
export type Kept = z.output<typeof Kept>;

/** Only the calls of this sign-in get it. */
const path = startProviderSignIn.path;
if (!finishProviderSignIn.path.startsWith(path)) throw new Error('The callback does not get the cookie');

const cookie = (value: string, maxAgeSeconds: number, isSecure: boolean) =>
  `${providerCookie.name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Set-Cookie value. @param isSecure whether the site has https */
export const keepInBrowser = (kept: Kept, isSecure: boolean): string =>
  cookie(Buffer.from(JSON.stringify(kept)).toString('base64url'), providerCookie.maxAgeSeconds, isSecure);

/** Set-Cookie value that ends it. */
export const forgetInBrowser = (isSecure: boolean): string => cookie('', 0, isSecure);

/** Null when this browser did not begin the sign-in, or too long ago. */
export const readFromBrowser = (value: string | undefined): Kept | null => {
  try {
    return Kept.parse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString('utf8')));
  } catch {
    // Anybody may write anything into a cookie.
    return null;
  }
};
