import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../../values/ids';
import { Text } from '../../values/text';
import { CurrentUser } from '../current-user';
import { Password } from './sign-in';
import { TwoStepCode } from './two-step';

/** Maximum number of passkeys per account. */
export const mostPasskeys = 10;
/** Time to answer a challenge, minutes. */
export const passkeyChallengeMinutes = 5;

/** How a browser reaches an authenticator, with the names of WebAuthn. */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const PasskeyTransport = z.enum(transports);
export type PasskeyTransport = z.output<typeof PasskeyTransport>;

/** Bytes of an authenticator in base64url. @param maxLength characters */
const encoded = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/, 'The answer of the browser is incomplete');

/** At most 1,023 bytes (WebAuthn level 3, section 4). */
const CredentialId = encoded(1_364);

/** Transports that are not in this list, from newer browsers, are dropped. */
const KnownTransports = z
  .array(
    z
      .string()
      .max(30)
      .regex(/^[\w-]+$/, 'The answer of the browser names a transport that cannot be read'),
  )
  .max(20)
  .default([])
  .transform((named) => transports.filter((transport) => named.includes(transport)));

/** The answer of a browser whose authenticator made a passkey: the used parts of a `RegistrationResponseJSON`. */
export const NewPasskeyAnswer = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded(8_000),
    attestationObject: encoded(16_000),
    transports: KnownTransports,
  }),
});

/** The answer of a browser whose authenticator signed with a passkey: the used parts of an `AuthenticationResponseJSON`. */
export const PasskeyAnswer = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded(8_000),
    authenticatorData: encoded(4_000),
    signature: encoded(4_000),
    /** Id of the account that the passkey was made for, as the authenticator stored it. */
    userHandle: encoded(86).nullish(),
  }),
});

/** A passkey of an account, without its key. */
export const OwnPasskey = z.object({
  id: z.guid(),
  name: z.string(),
  createdAt: Instant,
  /** Null until its first sign-in. */
  lastUsedAt: Instant.nullable(),
});
export type OwnPasskey = z.output<typeof OwnPasskey>;

export const OwnPasskeys = z.object({
  /** False when the address of the installation does not support passkeys. */
  isAvailable: z.boolean(),
  /** True when adding a passkey needs a code too, because the account has two-step verification. */
  needsCode: z.boolean(),
  /** Oldest first; `mostPasskeys` at most. */
  passkeys: z.array(OwnPasskey),
});
export type OwnPasskeys = z.output<typeof OwnPasskeys>;

export const listPasskeys = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: 'Lists the passkeys that open the account of the signed-in user.',
  access: 'signed-in',
  response: { 200: OwnPasskeys },
});

/** The field `publicKey` of `navigator.credentials.create`, as JSON. */
export const NewPasskeyOptions = z.object({
  /** Base64url; it can be answered once. */
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** ms */
  timeout: z.int(),
  attestation: z.literal('none'),
  /** The existing passkeys of the account, so that no authenticator makes a second one. */
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(PasskeyTransport) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

export const PasskeyProof = z.object({
  currentPassword: Password.min(1, 'Password is required'),
  /** Required when the account has two-step verification, which a passkey replaces at sign-in. */
  code: z.preprocess((value) => (value === '' ? undefined : value), TwoStepCode.optional()),
});

export const startPasskey = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: `Begins to add a passkey: returns what the browser needs to make one. The answer of the browser counts once, for this account, within ${passkeyChallengeMinutes} minutes.`,
  access: 'signed-in',
  body: PasskeyProof,
  response: { 200: NewPasskeyOptions },
  errors: [
    'email_unconfirmed',
    'validation_failed',
    'too_many_requests',
    'two_step_unavailable',
    'passkey_unavailable',
    'passkey_limit_reached',
  ],
});

const PasskeyName = Text(60, 'Give the passkey a name');
/** The owner's name for a passkey. */
export const PasskeyNaming = z.object({ name: PasskeyName });

export const PasskeyDraft = z.object({ name: PasskeyName, answer: NewPasskeyAnswer });

export const addPasskey = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Adds the passkey that the browser has made. It signs in without the password from then on.',
  access: 'signed-in',
  body: PasskeyDraft,
  response: { 201: OwnPasskey },
  errors: [
    'validation_failed',
    'passkey_refused',
    'passkey_expired',
    'passkey_unavailable',
    'passkey_known',
    'passkey_limit_reached',
  ],
});

const params = z.object({ id: z.guid() });

export const renamePasskey = endpoint({
  service: 'identity',
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  summary: 'Gives a passkey of the signed-in user another name.',
  access: 'signed-in',
  params,
  body: PasskeyNaming,
  response: { 200: OwnPasskey },
  errors: ['validation_failed', 'passkey_not_found'],
});

export const removePasskey = endpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'A passkey of the signed-in user does not open the account any more. A repeat answers the same.',
  access: 'signed-in',
  params,
  response: { 200: z.object({ removed: z.literal(true) }) },
});

export const passkeyScript = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/login/passkeys.js',
  summary:
    'Returns the script of the sign-in page. It offers passkeys where the browser has them; the page works without it.',
  access: 'public',
  response: { 200: raw('text/javascript') },
});

/** The field `publicKey` of `navigator.credentials.get`, as JSON. It lists no passkeys, so that it reveals nothing about any account. */
export const PasskeyOptions = z.object({
  /** Base64url; it can be answered once. */
  challenge: z.string(),
  rpId: z.string(),
  /** ms */
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export const startPasskeySignIn = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: `Returns what a browser needs to sign in with a passkey. It is the same for everybody, and the answer counts once within ${passkeyChallengeMinutes} minutes.`,
  access: 'public',
  response: { 200: PasskeyOptions },
  errors: ['passkey_unavailable'],
});

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses null.
    return null;
  }
};

export const PasskeySignIn = z.object({
  /** A form cannot contain objects, so it sends the answer as JSON text. */
  answer: z.preprocess((value) => (typeof value === 'string' ? parsedJson(value) : value), PasskeyAnswer),
});

export const signInWithPasskey = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/login/passkey',
  summary:
    'Signs in with the answer of a passkey, which has asked for a fingerprint, face or PIN: it takes no password and no code. A JSON body answers 200 with the user, a form post 303 to the return path.',
  access: 'public',
  accepts: 'json-or-form',
  body: PasskeySignIn,
  response: { 200: CurrentUser, 303: raw('text/html') },
  errors: [
    'validation_failed',
    'passkey_refused',
    'passkey_expired',
    'passkey_unavailable',
    'account_suspended',
    'too_many_requests',
  ],
});
