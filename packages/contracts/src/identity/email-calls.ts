import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import { LinkToken } from './sign-in/link-token';
import { Email, Password } from './sign-in/sign-in';

/** Validity of a link to confirm an email address, hours. */
export const confirmLinkHours = 24;

const accepted = z.object({ accepted: z.literal(true) });

export const sendConfirmation = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/email/confirmation',
  summary:
    "Sends a link to confirm the signed-in user's email address. No mail is sent when it is confirmed already.",
  access: 'signed-in',
  response: { 202: accepted },
  errors: ['too_many_requests', 'mail_unavailable'],
});

export const EmailChange = z.object({
  email: Email,
  currentPassword: Password.min(1, 'Password is required'),
});

export const changeEmail = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/email',
  summary:
    'Sends a link to the new email address; the account changes to it when the link is used. The reply is the same for every new address. A wrong current password answers 400.',
  access: 'signed-in',
  body: EmailChange,
  response: { 202: accepted },
  errors: ['validation_failed', 'too_many_requests', 'mail_unavailable'],
});

export const confirmEmailPage = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/confirm-email',
  summary:
    'Returns the page to confirm an email address, for the token in the query `token`. It uses up nothing, because mail programs open links too.',
  access: 'public',
  query: z.object({
    /** `1` shows that an address was confirmed. */
    done: z.literal('1').optional().catch(undefined),
  }),
  response: { 200: raw('text/html') },
});

export const EmailConfirmation = z.object({ token: LinkToken });

export const confirmEmail = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/confirm-email',
  summary:
    'Confirms an email address with the token of a link; with a link to a new address the account changes to it. A link works once. A JSON body answers 200, a form post 303.',
  access: 'public',
  accepts: 'json-or-form',
  body: EmailConfirmation,
  response: { 200: z.object({ confirmed: z.literal(true) }), 303: raw('text/html') },
  errors: ['validation_failed', 'invalid_link', 'email_taken'],
});
