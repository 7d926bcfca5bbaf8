import type { NewPasskeyAnswer } from '@setu/contracts';
import type { z } from 'zod';
import type { PasskeySite } from './passkey-site';

/** COSE numbers of ES256 and RS256. Each authenticator supports one of them, and each supported version of Node verifies both. */
export const passkeyAlgorithms: readonly number[] = [-7, -257];

/**
 * Attestations identify the maker of an authenticator, which is not needed. Certificates would require parsing untrusted chains and
 * fetching revocation lists.
 */
const assertNoCertificates = async (attestationObject: string): Promise<void> => {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  if (format !== 'none' && format !== 'packed') throw new Error(`Unwanted attestation ${format}`);
  if (decoded.get('attStmt').get('x5c') !== undefined) throw new Error('Unwanted certificates');
};

/** The stored data of a passkey. */
interface Checked {
  credentialId: string;
  publicKey: Buffer;
  counter: string;
}

/**
 * Checks the answer of a browser whose authenticator created a passkey.
 * @param challenge the challenge that it must answer, already used up
 * @throws Error with what is wrong
 */
export const checkNewPasskey = async (
  site: PasskeySite,
  answer: z.output<typeof NewPasskeyAnswer>,
  challenge: string,
): Promise<Checked> => {
  // The package takes 8 MB, so it is lazy-loaded when a passkey is used.
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
