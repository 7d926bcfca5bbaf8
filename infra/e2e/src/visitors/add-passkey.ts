import { platformUrl } from '../platform/platform';
import { type ApiSession, send, testPassword } from './api-client';
import { makePasskey, toText } from './software-passkey';

/** Adds a passkey to the account of a person whose address is confirmed. No browser has this passkey. */
export const addPasskey = async (person: ApiSession, name: string): Promise<void> => {
  const options = await send(person, 'POST', '/api/auth/passkeys/options', { currentPassword: testPassword });
  const { id, attestationObject } = makePasskey(options.rp.id);
  const clientData = { type: 'webauthn.create', challenge: options.challenge, origin: platformUrl() };
  const clientDataJSON = toText(Buffer.from(JSON.stringify(clientData)));
  const answer = {
    id: toText(id),
    rawId: toText(id),
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
  };
  await send(person, 'POST', '/api/auth/passkeys', { name, answer });
};
