import { endpoint, userPath } from '@setu/protocol';
import { z } from 'zod';
import { Instant, UserId } from '../values/ids';
import { UserRole } from '../values/user-role';

/** The signed-in user as the client reads it. */
export const CurrentUser = z.object({
  /** The account that the user's calls concern: the brand's for a member of its team, else the user's own. */
  id: UserId,
  email: z.string(),
  /** Whether the person has confirmed the address by a link; replies of older releases lack it. */
  isEmailConfirmed: z.boolean().optional(),
  /** True while the address is not confirmed and a link can be sent to it: until then the person receives no mail about notifications. */
  awaitsConfirmation: z.literal(true).optional(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: UserRole,
  phone: z.string().nullable(),
  /** When a code confirmed the phone number; absent while it is not confirmed, and in replies of older releases. */
  phoneConfirmedAt: Instant.optional(),
  /** True when codes can be sent to phones; absent otherwise, and in replies of older releases. */
  mayConfirmPhone: z.literal(true).optional(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Public name of the brand that the user works for; absent for all others. */
  worksFor: z.string().optional(),
  createdAt: Instant,
});
export type CurrentUser = z.output<typeof CurrentUser>;

export const getCurrentUser = endpoint({
  service: 'identity',
  method: 'GET',
  path: userPath,
  summary: 'Returns the signed-in user, or 401 without a session.',
  access: 'signed-in',
  response: { 200: CurrentUser },
  errors: ['unauthenticated'],
});
