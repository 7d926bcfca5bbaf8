import type { NewPasskeyAnswer } from '@setu/contracts';
import type { z } from 'zod';
import type { PasskeySite } from './passkey-site';

/** COSE numbers of ES256 and RS256: each authenticator has one of them, and each version of Node that we support checks both. */
export const passkeyAlgorithms: readonly number[] = [-7, -257];

/**
 * Attestations say who made an authenticator, which is not asked here. Certificates would lead to reading chains that anybody may send,
 * and to fetching lists of revoked ones.
 */
const assertNoCertificates = async (attestationObject: string): Promise<void> => {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  if (format !== 'none' && format !== 'packed') throw new Error(`Unwanted attestation ${format}`);
  if (decoded.get('attStmt').get('x5c') !== undefined) throw new Error('Unwanted certificates');
};

/** What is stored of a passkey. */
interface Checked {
  credentialId: string;
  publicKey: Buffer;
  counter: string;
}

/**
 * Checks the answer of a browser whose authenticator made a passkey.
 * @param challenge the one that it has to answer, used up already
 * @throws Error that says what is wrong with it
 */
export const checkNewPasskey = async (
  site: PasskeySite,
  answer: z.output<typeof NewPasskeyAnswer>,
  challenge: string,
): Promise<Checked> => {
  // The package reads certificates of all kinds and takes 8 MB, so it is loaded when somebody uses a passkey.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  await assertNoCertificates(answer.response.attestationObject);
  const checked = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  });
  if (!checked.verified) throw new Error('The signature of the attestation is wrong');
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  if (id !== answer.id) throw new Error('The answer is about another passkey');
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter: String(counter) };
};
