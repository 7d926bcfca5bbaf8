import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { Instant, UserId } from '../values/ids';
import { Moderated, ModerationDraft, NotedDecision } from '../values/moderation';
import { Text } from '../values/text';
import type { UserRole } from '../values/user-role';
import { Email, Password, TwoStepTicket } from './sign-in/sign-in';

/** Roles in the administrators' calls, which use `real_estate` for `agent`. Both are accepted. */
export const adminRoles = ['investor', 'brand', 'real_estate', 'admin'] as const;
export type AdminRole = (typeof adminRoles)[number];
export const AdminRole = z.preprocess(
  (role) => (role === 'agent' ? 'real_estate' : role),
  z.enum(adminRoles),
);

/** Maps stored roles to those of the administrators' calls. */
export const toAdminRole = (role: UserRole): AdminRole => (role === 'agent' ? 'real_estate' : role);
export const fromAdminRole = (role: AdminRole): UserRole => (role === 'real_estate' ? 'agent' : role);

/** The administrator behind an admin session. */
export const AdminRecord = z.object({ id: UserId, email: z.string(), name: z.string() });
export type AdminRecord = z.output<typeof AdminRecord>;

export const AdminCredentials = z.object({
  email: Email,
  password: Password.min(1, 'Password is required'),
});

export const adminLogin = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/admin/login',
  summary:
    'Starts an administrator session, which is separate from the user session. It answers 202 with a ticket for the code when the account has two-step verification.',
  access: 'public',
  body: AdminCredentials,
  response: { 200: z.object({ admin: AdminRecord }), 202: TwoStepTicket },
  errors: [
    'validation_failed',
    'invalid_credentials',
    'account_suspended',
    'too_many_requests',
    'two_step_needed',
  ],
});

/** Administrators of the demo and their password; null when it is not the default one. */
export const SampleCredentials = z.object({
  emails: z.array(z.string()),
  password: z.string().nullable(),
});
export type SampleCredentials = z.output<typeof SampleCredentials>;

export const getSampleCredentials = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/sample-credentials',
  summary:
    'Returns the administrators of the demo, or null outside a demo. The password is included only while it is the built-in one.',
  access: 'public',
  response: { 200: SampleCredentials.nullable() },
});

export const adminLogout = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the administrator session.',
  access: 'public',
  response: { 200: z.object({ loggedOut: z.literal(true) }) },
});

export const getAdminUser = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/admin/user',
  summary: 'Returns the logged-in administrator, or 401 without an administrator session.',
  access: 'admin',
  response: { 200: AdminRecord },
  errors: ['unauthenticated'],
});

/** A user as administrators see them. */
export const AdminUserView = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Public name: the brand's name, otherwise first and last name. */
  displayName: z.string(),
  profileImageUrl: z.string().nullable(),
  role: AdminRole,
  phone: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Only while an administrator suspends the account. */
  suspended: Moderated.optional(),
  /** When two-step verification was turned on; only while it is on. */
  twoStepSince: Instant.optional(),
  createdAt: Instant,
});
export type AdminUserView = z.output<typeof AdminUserView>;

/** Whether an account may be used. */
export const accountStatuses = ['active', 'suspended'] as const;
export const AccountStatus = z.enum(accountStatuses, {
  error: `Choose one of: ${accountStatuses.join(', ')}`,
});
export type AccountStatus = z.output<typeof AccountStatus>;

export const listUsers = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'Lists users, newest first. Filters: words of names and email, role, and account status. A word is found anywhere; one of one or two letters at the beginning of a name or of the email. An id finds its user.',
  access: 'admin',
  query: Paging.extend({
    search: Text(200).optional(),
    role: AdminRole.optional(),
    standing: AccountStatus.optional(),
  }),
  response: { 200: z.array(AdminUserView) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const changeUserRole = endpoint({
  service: 'identity',
  method: 'PATCH',
  path: '/api/admin/users/:userId/role',
  summary:
    "Changes a user's role. The last administrator cannot be demoted: 409 last_admin. Only a person whose address is confirmed becomes one: 409 user_unconfirmed.",
  access: 'admin',
  params: z.object({ userId: UserId }),
  body: z.object({ role: AdminRole }),
  response: { 200: AdminUserView },
  errors: ['validation_failed', 'user_not_found', 'last_admin', 'user_unconfirmed'],
});

export const suspendUser = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/admin/users/:userId/suspend',
  summary:
    'Suspends an account: its sessions end at once, sign-in shows the reason, and its listings are hidden. Administrators cannot suspend their own account: 409 own_account.',
  access: 'admin',
  params: z.object({ userId: UserId }),
  body: ModerationDraft,
  response: { 200: AdminUserView },
  errors: ['validation_failed', 'user_not_found', 'own_account'],
});

export const restoreUser = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/admin/users/:userId/restore',
  summary:
    'Ends the suspension of an account: its owner can sign in again, and its listings are shown again.',
  access: 'admin',
  params: z.object({ userId: UserId }),
  response: { 200: AdminUserView },
  errors: ['user_not_found'],
});

export const turnOffTwoStepOfUser = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/admin/users/:userId/two-step/removal',
  summary:
    'Turns two-step verification off for a person who lost the phone and the recovery codes, who gets a mail. An account without it stays as it is. Administrators use their settings for their own account: 409 own_account.',
  access: 'admin',
  params: z.object({ userId: UserId }),
  body: NotedDecision,
  response: { 200: AdminUserView },
  errors: ['validation_failed', 'user_not_found', 'own_account'],
});
