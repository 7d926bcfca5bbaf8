import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyAnswer, NewPasskeyOptions, PasskeyAnswer, PasskeyOptions } from '@setu/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { z } from 'zod';

/** Bits of authenticator data: user present, user verified, and the data contains a new key. */
const [isPresent, isVerified, hasKey] = [0x01, 0x04, 0x40];

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const number = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** The forged values of an answer. */
interface Lie {
  challenge?: string;
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  userHandle?: string;
  /** The kind of answer: `webauthn.get`. */
  type?: string;
  /** Signs instead of the passkey's key. */
  key?: KeyObject;
  /** Attestation, which the answer must not contain. */
  attestation?: { format: string; statement: Map<string, unknown> };
}

/** A passkey in an authenticator. */
export interface HeldPasskey {
  id: string;
  key: KeyObject;
  userHandle: string;
  /** The signature counter. */
  counter: number;
}

const clientData = (type: string, challenge: string, origin: string) =>
  base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The public key as authenticators send it, for ES256 on P-256 (RFC 9053). */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const fields = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ] as const;
  return Buffer.from(isoCBOR.encode(new Map<number, number | Uint8Array>(fields)));
};

/** A new key on P-256. */
export const makeKeyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/**
 * A software authenticator with its browser: it creates passkeys without attestation and signs with them, according to WebAuthn. Each
 * answer can be forged.
 * @param site the origin that the browser reports
 * @param isCounting false for an authenticator without a signature counter
 */
export const makeAuthenticator = ({ site = 'http://localhost:8080', isCounting = true } = {}) => ({
  /** Creates a passkey. @returns the passkey, and the browser's answer */
  create: (
    { challenge, rp, user }: Pick<z.output<typeof NewPasskeyOptions>, 'challenge' | 'rp' | 'user'>,
    lie: Lie = {},
    id = randomBytes(32).toString('base64url'),
  ): { passkey: HeldPasskey; answer: z.input<typeof NewPasskeyAnswer> } => {
    const { publicKey, privateKey } = makeKeyPair();
    const credentialId = Buffer.from(id, 'base64url');
    const authData = Buffer.concat([
      sha256(lie.rpId ?? rp.id),
      number((lie.flags ?? isPresent | isVerified) | hasKey, 1),
      number(lie.counter ?? 0, 4),
      Buffer.alloc(16),
      number(credentialId.length, 2),
      credentialId,
      coseKey(publicKey),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', lie.attestation?.format ?? 'none'],
      ['attStmt', lie.attestation?.statement ?? new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      passkey: { id, key: privateKey, userHandle: user.id, counter: lie.counter ?? 0 },
      answer: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData(
            lie.type ?? 'webauthn.create',
            lie.challenge ?? challenge,
            lie.origin ?? site,
          ),
          attestationObject: Buffer.from(
            isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
          ).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      },
    };
  },

  /** Signs with a passkey. @returns the browser's answer */
  get: (
    passkey: HeldPasskey,
    { challenge, rpId }: Pick<z.output<typeof PasskeyOptions>, 'challenge' | 'rpId'>,
    lie: Lie = {},
  ): z.input<typeof PasskeyAnswer> => {
    if (isCounting) passkey.counter += 1;
    const clientDataJSON = clientData(
      lie.type ?? 'webauthn.get',
      lie.challenge ?? challenge,
      lie.origin ?? site,
    );
    const authData = Buffer.concat([
      sha256(lie.rpId ?? rpId),
      number(lie.flags ?? isPresent | isVerified, 1),
      number(lie.counter ?? passkey.counter, 4),
    ]);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, lie.key ?? passkey.key).toString('base64url'),
        userHandle: lie.userHandle ?? passkey.userHandle,
      },
    };
  },
});
