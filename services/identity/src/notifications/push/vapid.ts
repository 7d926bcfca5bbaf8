import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/** Time for which a signed header is valid, seconds; push services refuse more than a day. */
const validSeconds = 12 * 60 * 60;

const curveOf = (privateKey: string) => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve;
};

/** Whether a text is a private key of P-256, base64url. */
export const isVapidKey = (privateKey: string): boolean => {
  try {
    curveOf(privateKey);
    return true;
  } catch {
    return false;
  }
};

/** Proves to push services that messages come from us (RFC 8292). */
export interface Vapid {
  /** The public key with which browsers subscribe: the uncompressed point, base64url. */
  publicKey: string;
  /** The `Authorization` header for an address at a push service. */
  authorizationFor: (endpoint: string, now: Date) => Promise<string>;
}

/**
 * @param privateKey P-256, 32 bytes, base64url
 * @param contact a `mailto:` or `https:` address for operators of push services
 */
export const makeVapid = (privateKey: string, contact: string): Vapid => {
  const point = curveOf(privateKey).getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = point.toString('base64url');
  const signingKey = importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey } as const, 'ES256');
  return {
    publicKey,
    authorizationFor: async (endpoint, now) => {
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(new URL(endpoint).origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(now.getTime() / 1_000) + validSeconds)
        .sign(await signingKey);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
};
