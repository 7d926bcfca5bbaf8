import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 16 MiB and about 40 ms: a guess at one of four thousand million mobile numbers must be slow (ADR 0102). */
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const hashBytes = 32;

/** A slow hash with its own salt: `<salt>.<hash>`, base64url. */
export const fingerprintOf = async (text: string): Promise<string> => {
  const salt = randomBytes(16);
  const hash = await derive(text, salt, hashBytes, cost);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
};

/** Whether a fingerprint was made of this text. */
export const hasFingerprint = async (text: string, fingerprint: string): Promise<boolean> => {
  const [salt = '', hash = ''] = fingerprint.split('.').map((part) => Buffer.from(part, 'base64url'));
  const own = await derive(text, Buffer.from(salt), hashBytes, cost);
  return hash.length === own.length && timingSafeEqual(Buffer.from(hash), own);
};
