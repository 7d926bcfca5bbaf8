import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts the stored data of two-step verification, so that it is useless to a reader of the database. */
export interface SecretBox {
  /** Encrypts a text for one account, with the first key. */
  seal: (text: string, userId: string) => Buffer;
  /** @throws Error when it cannot be opened with any of the keys, or belongs to another account */
  open: (sealed: Buffer, userId: string) => string;
  /** Whether a text was sealed with the first key. */
  isCurrent: (sealed: Buffer, userId: string) => boolean;
  /** Keyed hash of a text of one account, base64url, with the first key. */
  hash: (text: string, userId: string) => string;
  /** The same with each of the keys. */
  hashes: (text: string, userId: string) => string[];
}

type KeyBox = Pick<SecretBox, 'seal' | 'open' | 'hash'>;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const makeKeyBox = (key: Buffer): KeyBox => {
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

/** Whether a box can open it. */
const opens = (box: KeyBox, sealed: Buffer, userId: string): boolean => {
  try {
    box.open(sealed, userId);
    return true;
  } catch {
    return false;
  }
};

/** @param keys 32 random bytes each: the current key, and during a rotation also the previous or the next one */
export const makeSecretBox = (keys: readonly [Buffer, ...Buffer[]]): SecretBox => {
  const current = makeKeyBox(keys[0]);
  const boxes = [current, ...keys.slice(1).map(makeKeyBox)];
  return {
    ...current,
    open: (sealed, userId) =>
      (boxes.find((box) => opens(box, sealed, userId)) ?? current).open(sealed, userId),
    isCurrent: (sealed, userId) => opens(current, sealed, userId),
    hashes: (text, userId) => boxes.map((box) => box.hash(text, userId)),
  };
};
