import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import { OptionalText, Text } from '../../values/text';
import { CurrentUser } from '../current-user';
import { LinkToken } from './link-token';
import { AcceptedTerms, registerableRoles } from './sign-in';

/** Cookie that ties a sign-in at a provider to the browser that began it; only the sign-in calls read it. */
export const providerCookie = { name: 'sign-in-with', maxAgeSeconds: 600 } as const;

/** Time to complete a new account after the provider's sign-in, minutes. */
export const providerTicketMinutes = 30;

export const startProviderSignIn = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/login/provider',
  summary:
    'Redirects to the OpenID Connect provider of the installation, with PKCE, state and nonce. Answers 404 when there is none.',
  access: 'public',
  response: { 303: raw('text/html') },
});

export const finishProviderSignIn = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/login/provider/callback',
  summary:
    'Signs in the person whom the provider names, or returns the page to finish a new account. Says what went wrong otherwise; nothing is stored then.',
  access: 'public',
  response: { 200: raw('text/html'), 303: raw('text/html') },
});

export const ProviderRegistration = z.object({
  /** The ticket of the page to which the provider redirected. */
  ticket: LinkToken,
  firstName: Text(80, 'First name is required'),
  lastName: Text(80, 'Last name is required'),
  role: z.enum(registerableRoles, { error: 'Choose Investor, Brand or Agent' }),
  /** Name on a brand's listings. Ignored for other roles. */
  brandName: OptionalText(120),
  acceptTerms: AcceptedTerms,
});

export const registerWithProvider = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/login/provider/account',
  summary:
    'Creates an account without a password for the person whom the provider named, and signs in. A JSON body answers 201 with the user, a form post 303 to the return path.',
  access: 'public',
  accepts: 'json-or-form',
  body: ProviderRegistration,
  response: { 201: CurrentUser, 303: raw('text/html') },
  errors: ['validation_failed', 'provider_expired', 'email_taken', 'too_many_requests'],
});
