import { endpoint, plainCharacters, raw } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../../values/ids';
import { AdminRecord } from '../admin-calls';
import { CurrentUser } from '../current-user';
import { LinkToken } from './link-token';
import { Password } from './sign-in';

/** Time to enter the code after the password, minutes. */
export const twoStepTicketMinutes = 10;
/** Number of recovery codes of an account. */
export const recoveryCodeCount = 10;

/** Message for an empty or malformed code. */
export const twoStepCodeMessage = 'Enter the 6 digits that your app shows, or a recovery code';

/** A field for a code; spaces, dashes and case are ignored. */
const codeField = (form: RegExp, message: string) =>
  z
    .string({ error: message })
    .max(40, message)
    .transform((value) => plainCharacters(value).replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(form, message));

/** A code of an authenticator app, or a recovery code. */
export const TwoStepCode = codeField(/^(\d{6}|[A-Z2-7]{12})$/, twoStepCodeMessage);

export const TwoStepSignIn = z.object({
  ticket: LinkToken,
  code: TwoStepCode,
});

const signInErrors = [
  'validation_failed',
  'two_step_expired',
  'account_suspended',
  'too_many_requests',
] as const;

export const signInWithCode = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/login/code',
  summary:
    'Signs in with the ticket that the password got and a code. A JSON body answers 200 with the user, a form post 303 to the return path.',
  access: 'public',
  accepts: 'json-or-form',
  body: TwoStepSignIn,
  response: { 200: CurrentUser, 303: raw('text/html') },
  errors: [...signInErrors],
});

export const adminLoginWithCode = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/admin/login/code',
  summary: 'Starts an administrator session with the ticket that the password got and a code.',
  access: 'public',
  body: TwoStepSignIn,
  response: { 200: z.object({ admin: AdminRecord }) },
  errors: [...signInErrors],
});

/** The two-step verification of an account. */
export const TwoStepState = z.object({
  /** False when the installation does not offer it. */
  isAvailable: z.boolean(),
  /** When it was turned on; null while it is off. */
  since: Instant.nullable(),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: z.int(),
});
export type TwoStepState = z.output<typeof TwoStepState>;

export const getTwoStep = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/auth/two-step',
  summary: "Tells whether the signed-in user's account has two-step verification.",
  access: 'signed-in',
  response: { 200: TwoStepState },
});

export const TwoStepSetUp = z.object({ currentPassword: Password.min(1, 'Password is required') });

export const setUpTwoStep = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/two-step/set-up',
  summary:
    'Makes a secret for an authenticator app. It replaces one that was not confirmed; nothing changes at sign-in until a code confirms it.',
  access: 'signed-in',
  body: TwoStepSetUp,
  response: {
    200: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** otpauth:// address with the secret, for a QR code. */
      uri: z.string(),
    }),
  },
  errors: [
    'email_unconfirmed',
    'validation_failed',
    'too_many_requests',
    'two_step_unavailable',
    'two_step_on',
  ],
});

/** Recovery codes do not exist before it. */
export const TwoStepConfirmation = z.object({
  code: codeField(/^\d{6}$/, 'Enter the 6 digits that your app shows'),
});

/** The codes, which are shown only once, because only their hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmTwoStep = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/two-step',
  summary: 'Turns two-step verification on with a first code, and returns the recovery codes.',
  access: 'signed-in',
  body: TwoStepConfirmation,
  response: { 200: RecoveryCodes },
  errors: ['validation_failed', 'two_step_unavailable', 'two_step_on'],
});

export const TwoStepProof = z.object({
  currentPassword: Password.min(1, 'Password is required'),
  code: TwoStepCode,
});

export const renewRecoveryCodes = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/two-step/recovery-codes',
  summary: 'Makes new recovery codes; the former ones do not work any more.',
  access: 'signed-in',
  body: TwoStepProof,
  response: { 200: RecoveryCodes },
  errors: ['validation_failed', 'too_many_requests', 'two_step_unavailable'],
});

export const turnOffTwoStep = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/two-step/removal',
  summary: 'Turns two-step verification off.',
  access: 'signed-in',
  body: TwoStepProof,
  response: { 200: z.object({ removed: z.literal(true) }) },
  errors: ['validation_failed', 'too_many_requests', 'two_step_unavailable'],
});
