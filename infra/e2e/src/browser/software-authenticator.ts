import { type KeyObject, sign } from 'node:crypto';
import type { Page } from 'playwright-core';
import { authenticatorData, fromText, makePasskey, sha256, toText } from '../visitors/software-passkey';
import type { Authenticator } from './authenticator';

/** A page's request to the device: a new passkey for an account, or a signature when there is no account. Bytes are base64url. */
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

/** Sends requests for passkeys to `askDevice` instead of the browser. Runs in the page. */
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
    // A suggestion at a field only reaches the device when the person selects it, which tests do not do.
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

/** A device in this process. @param page before its first navigation */
export const addSoftwareAuthenticator = async (page: Page): Promise<Authenticator> => {
  const passkeys: Passkey[] = [];
  let isTouched = false;
  const create = (rpId: string, userHandle: string) => {
    const { id, key, attestationObject } = makePasskey(rpId);
    passkeys.push({ id, key, userHandle, counter: 0 });
    return { id: toText(id), response: { attestationObject } };
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
