import { generateKeyPairSync } from 'node:crypto';
import { z } from 'zod';
import { parseEnvironment } from '../settings/parse-environment';
import { CallerPrivateKey, CallerPublicKeys } from './caller-keys';

const pem = (text: string | Buffer) => Buffer.from(text).toString('base64url');
const pair = (type: 'ed25519' | 'ed448' = 'ed25519') => {
  const keys = generateKeyPairSync(type as 'ed25519');
  return {
    publicKey: pem(keys.publicKey.export({ type: 'spki', format: 'pem' })),
    privateKey: pem(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
};
const publicKeys = (text: string) =>
  parseEnvironment(z.object({ CALLER_PUBLIC_KEY: CallerPublicKeys }), { CALLER_PUBLIC_KEY: text })
    .CALLER_PUBLIC_KEY;
const privateKey = (text: string) =>
  parseEnvironment(z.object({ CALLER_PRIVATE_KEY: CallerPrivateKey }), { CALLER_PRIVATE_KEY: text });

test('one or several public keys are accepted', () => {
  const [one, two] = [pair(), pair()];
  expect(publicKeys(one.publicKey)).toEqual([expect.stringContaining('PUBLIC KEY')]);
  expect(publicKeys(`${one.publicKey}, ${two.publicKey}`)).toHaveLength(2);
});

test('an invalid public key is refused at start, even next to a valid key', () => {
  expect(() => publicKeys('hunter2')).toThrow('CALLER_PUBLIC_KEY: it is no Ed25519 public key');
  expect(() => publicKeys(`${pair().publicKey},hunter2`)).toThrow('it is no Ed25519 public key');
  expect(() => publicKeys(pair('ed448').publicKey)).toThrow('it is no Ed25519 public key');
});

test('a private key instead of a public key is refused, and the message does not contain it', () => {
  const { privateKey: secret } = pair();
  expect(() => publicKeys(secret)).toThrow('it is a private key, which only gateways may have');
  expect(() => publicKeys(secret)).not.toThrow(secret);
});

test('only an Ed25519 private key signs', () => {
  expect(privateKey(pair().privateKey).CALLER_PRIVATE_KEY).toContain('PRIVATE KEY');
  for (const text of ['hunter2', pair().publicKey, pair('ed448').privateKey])
    expect(() => privateKey(text)).toThrow('CALLER_PRIVATE_KEY: it is no Ed25519 private key');
});
