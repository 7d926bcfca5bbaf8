import { platformUrl } from '../platform/platform';
import { type ApiSession, testPassword } from './api-client';
import { makePasskey, toText } from './software-passkey';

/** Adds a passkey to the account of a person whose address is confirmed. No browser has it. */
export const addPasskey = async ({ call }: ApiSession, name: string): Promise<void> => {
  const { body: options } = await call('POST', '/api/auth/passkeys/options', {
    body: { currentPassword: testPassword },
  });
  const { id, attestationObject } = makePasskey(options.rp.id);
  const clientData = { type: 'webauthn.create', challenge: options.challenge, origin: platformUrl() };
  const clientDataJSON = toText(Buffer.from(JSON.stringify(clientData)));
  const answer = {
    id: toText(id),
    rawId: toText(id),
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
  };
  const { status, text } = await call('POST', '/api/auth/passkeys', { body: { name, answer } });
  if (status !== 201) throw new Error(`passkeys answered ${status}: ${text}`);
};
