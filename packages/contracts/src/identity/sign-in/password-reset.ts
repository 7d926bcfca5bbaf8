import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import { CurrentUser } from '../current-user';
import { LinkToken } from './link-token';
import { Email, Password, passwordMinLength, TwoStepTicket } from './sign-in';

/** Validity of a link to choose a new password, minutes. */
export const resetLinkMinutes = 30;
/** Validity of the link in a safety notice, with which a person recovers the account, days. */
export const recoveryLinkDays = 7;

export const forgotPasswordPage = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/forgot-password',
  summary: 'Returns the page to ask for a link to choose a new password. It works without JavaScript.',
  access: 'public',
  query: z.object({
    /** `1` shows that a link was requested. */
    sent: z.literal('1').optional().catch(undefined),
  }),
  response: { 200: raw('text/html') },
});

export const ForgottenPassword = z.object({ email: Email });

export const forgotPassword = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/forgot-password',
  summary:
    'Sends a link to choose a new password to an address that has an account. The reply is the same for every address. A JSON body answers 202, a form post 303.',
  access: 'public',
  accepts: 'json-or-form',
  body: ForgottenPassword,
  response: { 202: z.object({ accepted: z.literal(true) }), 303: raw('text/html') },
  errors: ['validation_failed', 'too_many_requests', 'mail_unavailable'],
});

export const resetPasswordPage = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/reset-password',
  summary:
    'Returns the page to choose a new password, for the token in the query `token`. It uses up nothing.',
  access: 'public',
  response: { 200: raw('text/html') },
});

export const PasswordReset = z.object({
  token: LinkToken,
  password: Password.min(passwordMinLength, `Use at least ${passwordMinLength} characters`),
});

export const resetPassword = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/reset-password',
  summary:
    'Chooses a new password with the token of a link, ends all other ways into the account and signs in. A link works once. A JSON body answers 200 with the user, or 202 with a ticket for the code when the account has two-step verification; a form post answers 303, or the page for the code.',
  access: 'public',
  accepts: 'json-or-form',
  body: PasswordReset,
  response: { 200: CurrentUser, 202: TwoStepTicket, 303: raw('text/html') },
  errors: ['validation_failed', 'invalid_link', 'email_taken', 'account_suspended', 'too_many_requests'],
});
