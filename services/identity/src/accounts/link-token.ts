import { createHash, randomBytes } from 'node:crypto';

/** A new token for a link in a mail: 256 random bits, base64url. */
export const makeLinkToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: its SHA-256, base64url. */
export const linkTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
