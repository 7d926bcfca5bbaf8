import { Secret, TOTP } from 'otpauth';
import { type ApiSession, testPassword } from './api-client';

/** What an authenticator app shows. */
export const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Turns two-step verification on for a person whose address is confirmed. @returns the recovery codes */
export const turnOnTwoStep = async ({ call }: ApiSession): Promise<string[]> => {
  const setUp = await call('POST', '/api/auth/two-step/set-up', { body: { currentPassword: testPassword } });
  const { status, body } = await call('POST', '/api/auth/two-step', {
    body: { code: codeOf(setUp.body.secret) },
  });
  if (status !== 200) throw new Error(`two-step answered ${status}`);
  return body.recoveryCodes;
};
