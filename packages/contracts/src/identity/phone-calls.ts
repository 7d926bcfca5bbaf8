import { endpoint, plainCharacters } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../values/ids';
import { IndianMobile } from './sign-in/sign-in';

/** Validity of a code after it was sent, minutes. */
export const phoneCodeMinutes = 10;
/** Number of tries after which a code is void. */
export const phoneCodeTries = 5;

const codeMessage = 'Enter the 6 digits of the message';

/** The confirmation of the phone number of an account. Numbers have the form `+91` and ten digits. */
export const PhoneState = z.object({
  /** False when the installation cannot send codes. */
  isAvailable: z.boolean(),
  /** The number of the account; null without one. */
  number: z.string().nullable(),
  /** When a code confirmed this number; null while it is not confirmed. */
  confirmedAt: Instant.nullable(),
  /** The newest code that is not used up; null without one. */
  code: z
    .object({
      number: z.string(),
      /** `sending`: it waits, or is tried again. `refused`: the gateway does not send messages to this number. `failed`: given up. */
      state: z.enum(['sending', 'sent', 'refused', 'failed']),
      expiresAt: Instant,
    })
    .nullable(),
});
export type PhoneState = z.output<typeof PhoneState>;

export const getPhoneState = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/auth/phone',
  summary:
    "Returns whether the signed-in user's phone number is confirmed, and whether a code is on its way.",
  access: 'signed-in',
  response: { 200: PhoneState },
});

export const PhoneCodeRequest = z.object({ phone: IndianMobile });

export const requestPhoneCode = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/phone/code',
  summary:
    'Sends a code to an Indian mobile number. It replaces the former code. Nothing is sent to the number that is confirmed already.',
  access: 'signed-in',
  body: PhoneCodeRequest,
  response: { 202: PhoneState },
  errors: ['validation_failed', 'too_many_requests', 'phone_code_unavailable'],
});

export const PhoneConfirmation = z.object({
  phone: IndianMobile,
  /** Spaces and dashes are ignored. */
  code: z
    .string({ error: codeMessage })
    .max(40, codeMessage)
    .transform((typed) => plainCharacters(typed).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, codeMessage)),
});

export const confirmPhone = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/phone/confirmation',
  summary:
    'Confirms a number with the code that was sent to it. It becomes the number of the account, and is no longer confirmed in any other account. A code is void after five tries.',
  access: 'signed-in',
  body: PhoneConfirmation,
  response: { 200: PhoneState },
  errors: ['validation_failed'],
});
