import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
export const fromText = (text: string) => Buffer.from(text, 'base64url');
export const toText = (bytes: Buffer) => bytes.toString('base64url');

/** The public key in CBOR: ES256 on P-256 (RFC 9053). */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([hex('a5 01 02 03 26 20 01 21 58 20'), fromText(x), hex('22 58 20'), fromText(y)]);
};

/** CBOR of an attestation object without attestation. */
const attestationObject = (authData: Buffer): Buffer =>
  Buffer.concat([
    hex('a3 63'),
    Buffer.from('fmt'),
    hex('64'),
    Buffer.from('none'),
    hex('67'),
    Buffer.from('attStmt'),
    hex('a0 68'),
    Buffer.from('authData'),
    hex('58'),
    Buffer.from([authData.length]),
    authData,
  ]);

/** Authenticator data. @param newKey attested data of a new passkey; empty for a signature */
export const authenticatorData = (rpId: string, counter: number, newKey: Buffer): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  // The user is present and verified; with a new passkey the key is included.
  const flags = newKey.length > 0 ? 0x45 : 0x05;
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, newKey]);
};

/** Creates a passkey like an authenticator. */
export const makePasskey = (rpId: string) => {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const newKey = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
  return { id, key, attestationObject: toText(attestationObject(authenticatorData(rpId, 0, newKey))) };
};
