import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { commaList } from '../settings/kinds';

const decode = (value: string) => Buffer.from(value, 'base64url').toString('utf8');

const isEd25519 = (read: () => KeyObject): boolean => {
  try {
    return read().asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

const PublicKey = z
  .string()
  .transform(decode)
  // Node would derive the public key, and so a private key could be configured where only public keys belong.
  .refine((pem) => !pem.includes('PRIVATE KEY'), {
    error: 'it is a private key, which only gateways may have. Set the public key that belongs to it.',
    abort: true,
  })
  .refine(
    (pem) => isEd25519(() => createPublicKey(pem)),
    'it is no Ed25519 public key, SPKI PEM in base64url.',
  );

/** Public keys that verify caller tokens, PEM. */
export const CallerPublicKeys = commaList.pipe(z.array(PublicKey).min(1)).meta({
  description:
    'Keys that caller tokens are checked with: the current one, and during a rotation also the previous or the next one.',
  form: 'Ed25519 public keys, SPKI PEM in base64url, separated by commas',
  mayBeFile: true,
});

/** The private key that a gateway signs caller tokens with, PEM. */
export const CallerPrivateKey = z
  .string()
  .transform(decode)
  .refine(
    (pem) => isEd25519(() => createPrivateKey(pem)),
    'it is no Ed25519 private key, PKCS8 PEM in base64url.',
  )
  .meta({
    description: 'Key that caller tokens are signed with.',
    form: 'an Ed25519 private key, PKCS8 PEM in base64url',
    isSecret: true,
  });
