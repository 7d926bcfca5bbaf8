import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what is stored of two-step verification useless to a reader of the database. */
export interface SecretBox {
  /** Encrypts a text for one account. */
  seal: (text: string, userId: string) => Buffer;
  /** @throws Error when it was sealed with another key or for another account */
  open: (sealed: Buffer, userId: string) => string;
  /** Keyed hash of a text of one account, base64url. */
  hash: (text: string, userId: string) => string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** @param key 32 random bytes */
export const makeSecretBox = (key: Buffer): SecretBox => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = derive('two-step secret');
  const hashing = derive('two-step recovery code');
  return {
    seal: (text, userId) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, sealing, iv).setAAD(Buffer.from(userId));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open: (sealed, userId) => {
      const body = sealed.subarray(ivBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, sealing, sealed.subarray(0, ivBytes))
        .setAAD(Buffer.from(userId))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    hash: (text, userId) => createHmac('sha256', hashing).update(`${userId}\n${text}`).digest('base64url'),
  };
};
