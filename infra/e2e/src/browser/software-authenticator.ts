import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Authenticator } from './authenticator';

/** What the page asks the device for: a new passkey for an account, or a signature where there is none. Bytes are base64url. */
interface Question {
  rpId: string;
  userHandle: string | null;
  clientDataJSON: string;
}

interface Passkey {
  id: Buffer;
  key: KeyObject;
  userHandle: string;
  counter: number;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const fromText = (text: string) => Buffer.from(text, 'base64url');
const toText = (bytes: Buffer) => bytes.toString('base64url');

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

/** Authenticator data. @param newKey what it says of a new passkey; empty for a signature */
const authenticatorData = (rpId: string, counter: number, newKey: Buffer): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  // The person is there and was recognised; the first one also has a key.
  const flags = newKey.length > 0 ? 0x45 : 0x05;
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, newKey]);
};

/** Puts questions for passkeys to `askDevice` in place of the browser. It runs in the page. */
const replaceCredentials = () => {
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
      .buffer;
  const toBase64url = (bytes: BufferSource) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const untilAborted = (signal: AbortSignal | undefined) =>
    new Promise((_answered, refuse) => {
      signal?.addEventListener('abort', () => refuse(new DOMException('another question', 'AbortError')));
    });
  const ask = async (
    type: string,
    { challenge, rpId, userId }: { challenge: BufferSource; rpId: string; userId: BufferSource | null },
    signal: AbortSignal | undefined,
  ) => {
    const clientData = {
      type,
      challenge: toBase64url(challenge),
      origin: location.origin,
      crossOrigin: false,
    };
    const question = {
      rpId,
      userHandle: userId && toBase64url(userId),
      clientDataJSON: toBase64url(new TextEncoder().encode(JSON.stringify(clientData)).buffer),
    };
    const { askDevice } = window as unknown as {
      askDevice: (question: object) => Promise<{ id: string; response: Record<string, string> } | null>;
    };
    const answer = await askDevice(question);
    if (!answer) return untilAborted(signal);
    const bytes = Object.entries({ ...answer.response, clientDataJSON: question.clientDataJSON });
    const response = Object.fromEntries(bytes.map(([name, text]) => [name, toBytes(text)]));
    return {
      id: answer.id,
      rawId: toBytes(answer.id),
      type: 'public-key',
      response: { ...response, getTransports: () => ['internal'] },
      getClientExtensionResults: () => ({}),
    };
  };
  Object.assign(CredentialsContainer.prototype, {
    create: ({ publicKey, signal }: Required<CredentialCreationOptions>) =>
      ask(
        'webauthn.create',
        { challenge: publicKey.challenge, rpId: publicKey.rp.id ?? '', userId: publicKey.user.id },
        signal,
      ),
    // A suggestion beside a field asks the device only when the person chooses it, which nobody does here.
    get: ({ publicKey, signal, mediation }: Required<CredentialRequestOptions>) =>
      mediation === 'conditional'
        ? untilAborted(signal)
        : ask(
            'webauthn.get',
            { challenge: publicKey.challenge, rpId: publicKey.rpId ?? '', userId: null },
            signal,
          ),
  });
};

/** A device in this process. @param page before it goes anywhere */
export const addSoftwareAuthenticator = async (page: Page): Promise<Authenticator> => {
  const passkeys: Passkey[] = [];
  let isTouched = false;
  const create = (rpId: string, userHandle: string) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    passkeys.push({ id, key: privateKey, userHandle, counter: 0 });
    const newKey = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
    const attestation = attestationObject(authenticatorData(rpId, 0, newKey));
    return { id: toText(id), response: { attestationObject: toText(attestation) } };
  };
  const get = (rpId: string, clientDataJSON: string) => {
    const passkey = passkeys.at(-1);
    if (!passkey) return null;
    passkey.counter += 1;
    const data = authenticatorData(rpId, passkey.counter, Buffer.alloc(0));
    const signature = sign('sha256', Buffer.concat([data, sha256(fromText(clientDataJSON))]), passkey.key);
    const { userHandle } = passkey;
    return {
      id: toText(passkey.id),
      response: { authenticatorData: toText(data), signature: toText(signature), userHandle },
    };
  };
  await page.exposeFunction('askDevice', ({ rpId, userHandle, clientDataJSON }: Question) => {
    if (!isTouched) return null;
    isTouched = false;
    return userHandle === null ? get(rpId, clientDataJSON) : create(rpId, userHandle);
  });
  await page.addInitScript(replaceCredentials);
  return {
    touchOnce: async () => {
      isTouched = true;
    },
    count: async () => passkeys.length,
  };
};
