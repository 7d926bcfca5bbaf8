import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { finishProviderSignIn, providerCookie, startProviderSignIn } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { z } from 'zod';
import { returnPath } from '../sign-in/return-path';

/** The cookie of a browser while its user is at the provider. Scripts cannot read it. */
const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path on this site. */
  returnTo: z.string().refine((path) => returnPath(path) === path),
  /** True when a signed-in person connects an account of the provider. */
  isJoin: z.boolean(),
});
type Kept = z.output<typeof Kept>;

/** The cookie that binds a sign-in at the provider to the browser that began it. */
export interface ProviderCookie {
  /** Set-Cookie value. */
  keep: (kept: Kept) => string;
  /** Set-Cookie value that ends it. */
  forget: () => string;
  /** @returns null when this browser did not begin the sign-in, or the cookie has expired */
  read: (value: string | undefined) => Kept | null;
}

const Signed = Kept.extend({ until: z.int() });

/** The cookie is sent only to the calls of this sign-in. */
const path = startProviderSignIn.path;
if (!finishProviderSignIn.path.startsWith(path)) throw new Error('The callback does not get the cookie');

/** Length of a SHA-256 in base64url. */
const macLength = 43;

interface Options extends Pick<ServiceDeps, 'clock'> {
  /** The secret from which the signing key of the cookie is derived. All instances share it. */
  secret: string;
  /** Whether the site has https. */
  isSecure: boolean;
}

export const makeProviderCookie = ({ clock, secret, isSecure }: Options): ProviderCookie => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sign-in-with cookie', 32));
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest();
  const cookie = (value: string, maxAgeSeconds: number) =>
    `${providerCookie.name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    keep: (kept) => {
      const { maxAgeSeconds } = providerCookie;
      const until = clock.now().getTime() + maxAgeSeconds * 1_000;
      const text = Buffer.from(JSON.stringify({ ...kept, until })).toString('base64url');
      return cookie(`${macOf(text).toString('base64url')}${text}`, maxAgeSeconds);
    },
    forget: () => cookie('', 0),
    read: (value = '') => {
      const [mac, text] = [Buffer.from(value.slice(0, macLength), 'base64url'), value.slice(macLength)];
      const expected = macOf(text);
      if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return null;
      const { data } = Signed.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      return data && data.until > clock.now().getTime() ? data : null;
    },
  };
};
