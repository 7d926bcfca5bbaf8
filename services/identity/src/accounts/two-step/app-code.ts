import { product } from '@setu/contracts';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which an app shows a code. */
const period = 30;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: product.name, label, algorithm: 'SHA1', digits: 6, period, secret });

/** Creates a secret for an authenticator app: 160 random bits in base32, as RFC 4226 recommends. */
export const makeAppSecret = (): string => new Secret({ size: 20 }).base32;

/** otpauth:// address with the secret, which apps read as a QR code. @param email names the account in the app */
export const appAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The time step of a code (RFC 6238); null when it is not a code of the current, previous or next step. The neighbouring steps allow for
 * slow typing and wrong clocks.
 */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const distance = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return distance === null ? null : Math.floor(now.getTime() / 1_000 / period) + distance;
};
