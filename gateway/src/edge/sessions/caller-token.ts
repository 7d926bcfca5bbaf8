import { callerTokenAlgorithm, callerTokenIssuer, callerTokenSeconds } from '@setu/protocol';
import { importPKCS8, SignJWT } from 'jose';
import type { SignedInSession } from './signed-in-session';

/** A token is reused for half its lifetime, so that it never arrives expired. */
const reuseMs = (callerTokenSeconds * 1000) / 2;
/** When the cache holds this many tokens, expired ones are removed. */
const cacheSize = 10_000;

/** Signs a token that identifies the caller; null for a visitor. */
export type SignCaller = (
  session: Pick<SignedInSession, 'userId' | 'role' | 'kind' | 'personId'> | null,
) => Promise<string | null>;

/** @param privateKeyPem Ed25519, PKCS8 */
export const makeSignCaller = async (privateKeyPem: string, now = Date.now): Promise<SignCaller> => {
  const key = await importPKCS8(privateKeyPem, callerTokenAlgorithm);
  const cache = new Map<string, { token: string; until: number }>();
  const evictExpired = () => {
    for (const [id, { until }] of cache) if (until <= now()) cache.delete(id);
    if (cache.size >= cacheSize) cache.clear();
  };
  return async (session) => {
    if (!session) return null;
    const { userId, role, kind, personId } = session;
    const id = `${kind} ${role} ${userId} ${personId ?? ''}`;
    const cached = cache.get(id);
    if (cached && cached.until > now()) return cached.token;
    const issuedAt = Math.floor(now() / 1000);
    const token = await new SignJWT({ kind, role, ...(personId && { person: personId }) })
      .setProtectedHeader({ alg: callerTokenAlgorithm })
      .setIssuer(callerTokenIssuer)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + callerTokenSeconds)
      .sign(key);
    if (cache.size >= cacheSize) evictExpired();
    cache.set(id, { token, until: now() + reuseMs });
    return token;
  };
};
