import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../../values/ids';
import { Password } from './sign-in';

/** The caller's account at the sign-in provider of the installation. */
export const OwnProvider = z.object({
  /** Name of the provider; null when the installation has none. */
  name: z.string().nullable(),
  /** When the person's account was linked to it; null when it is not. */
  since: Instant.nullable(),
  /** False for an account that can sign in only with the provider. */
  hasPassword: z.boolean(),
});
export type OwnProvider = z.output<typeof OwnProvider>;

export const getOwnProvider = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/auth/provider',
  summary: 'Tells whether the signed-in person may sign in at the provider of the installation.',
  access: 'signed-in',
  response: { 200: OwnProvider },
});

export const ProviderProof = z.object({ currentPassword: Password.min(1, 'Password is required') });

export const joinProvider = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/provider',
  summary:
    'Begins to connect an account of the provider with the own account. The browser goes to the address of the reply within ten minutes; the provider leads back to the page that says what became of it.',
  access: 'signed-in',
  body: ProviderProof,
  response: { 200: z.object({ url: z.string() }) },
  errors: [
    'email_unconfirmed',
    'validation_failed',
    'too_many_requests',
    'provider_unavailable',
    'provider_joined',
  ],
});

export const removeProvider = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/provider/removal',
  summary:
    'Ends the sign-in at the provider for the own account. An account without a password has to get one first.',
  access: 'signed-in',
  body: ProviderProof,
  response: { 200: z.object({ removed: z.literal(true) }) },
  errors: ['validation_failed', 'too_many_requests'],
});
