import type { PasskeyAnswer } from '@setu/contracts';
import type { z } from 'zod';
import type { PasskeyModel } from '../passkey.model';
import type { PasskeySite } from '../passkey-site';
import { userHandleOf } from '../user-handle';

/**
 * Checks the answer of a browser whose authenticator signed with a passkey.
 * @param challenge the challenge that it must answer, already used up
 * @returns the signature counter of the authenticator. The caller must compare it with the stored counter in the statement that replaces
 *   it, because only one of two concurrent answers may succeed
 * @throws Error with what is wrong
 */
export const checkPasskey = async (
  site: PasskeySite,
  answer: z.output<typeof PasskeyAnswer>,
  challenge: string,
  { userId, credentialId, publicKey }: Pick<PasskeyModel, 'userId' | 'credentialId' | 'publicKey'>,
): Promise<number> => {
  const { userHandle, ...response } = answer.response;
  if (userHandle != null && userHandle !== userHandleOf(userId))
    throw new Error('The passkey was made for another account');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
  });
  if (!verified) throw new Error('The signature is wrong');
  return authenticationInfo.newCounter;
};
