import { Secret, TOTP } from 'otpauth';
import { type ApiSession, send, testPassword } from './api-client';

/** The current code of an authenticator app. */
export const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Turns on two-step verification for a person whose address is confirmed. @returns the recovery codes */
export const turnOnTwoStep = async (person: ApiSession): Promise<string[]> => {
  const { secret } = await send(person, 'POST', '/api/auth/two-step/set-up', {
    currentPassword: testPassword,
  });
  const { recoveryCodes } = await send(person, 'POST', '/api/auth/two-step', { code: codeOf(secret) });
  return recoveryCodes;
};
