import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import { Instant, UserId } from '../values/ids';
import { Text } from '../values/text';
import { CurrentUser } from './current-user';
import { LinkToken } from './sign-in/link-token';
import { AcceptedTerms, Email, Password, passwordMinLength } from './sign-in/sign-in';

/** Maximum number of members and open invitations of a brand. */
export const mostTeamMembers = 10;
/** Validity of an invitation, days. */
export const teamInvitationDays = 7;

/** A person who works for a brand with their own account and password. */
export const TeamMember = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  /** When the person joined. */
  since: Instant,
});
export type TeamMember = z.output<typeof TeamMember>;

/** An invitation that has not been used yet. */
export const TeamInvitation = z.object({
  id: z.guid(),
  email: z.string(),
  /** When it was last sent. */
  sentAt: Instant,
  expiresAt: Instant,
});
export type TeamInvitation = z.output<typeof TeamInvitation>;

export const Team = z.object({
  /** False for a member, who sees neither other members nor invitations. */
  isOwner: z.boolean(),
  /** Public name of the brand. */
  brandName: z.string(),
  /** In the order in which they joined. */
  members: z.array(TeamMember),
  /** Newest first. */
  invitations: z.array(TeamInvitation),
});
export type Team = z.output<typeof Team>;

export const getTeam = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/team',
  summary:
    'Returns who works in the account of the brand, and who is invited. A member gets the name of the brand only.',
  access: ['brand'],
  response: { 200: Team },
});

export const TeamInvitationDraft = z.object({
  email: Email,
  /** Required for a new invitation, but not to resend a valid one. */
  currentPassword: Password.min(1, 'Password is required').optional(),
});

export const inviteMember = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/team/invitations',
  summary: `Invites a person by mail to work in the account of the brand, with the password of its owner, who gets a mail; the link works for ${teamInvitationDays} days. A repeat sends another link, for which no password is needed, and the one before stops working. The reply does not tell whether the address has an account.`,
  access: ['brand'],
  body: TeamInvitationDraft,
  response: { 200: TeamInvitation },
  errors: [
    'validation_failed',
    'team_owner_only',
    'team_full',
    'email_unconfirmed',
    'too_many_requests',
    'mail_unavailable',
  ],
});

export const removeInvitation = endpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/api/team/invitations/:id',
  summary: 'Withdraws an invitation: its link stops working. A repeat answers the same.',
  access: ['brand'],
  params: z.object({ id: z.guid() }),
  response: { 200: z.object({ removed: z.literal(true) }) },
});

export const removeMember = endpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/api/team/members/:id',
  summary:
    "Ends a member's work in the account of the brand: the sessions end at once, and the person keeps an account of their own. A repeat answers the same.",
  access: ['brand'],
  params: z.object({ id: UserId }),
  response: { 200: z.object({ removed: z.literal(true) }) },
});

export const leaveTeam = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/team/leave',
  summary:
    'The caller stops working in the account of a brand, and keeps an account of their own. A repeat answers the same.',
  access: ['brand'],
  response: { 200: z.object({ left: z.literal(true) }) },
});

export const joinTeamPage = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/join-team',
  summary:
    'Returns the page to accept an invitation, for the token in the query `token`. It uses up nothing.',
  access: 'public',
  response: { 200: raw('text/html') },
});

export const TeamJoining = z.object({
  token: LinkToken,
  firstName: Text(80, 'First name is required'),
  lastName: Text(80, 'Last name is required'),
  password: Password.min(passwordMinLength, `Use at least ${passwordMinLength} characters`),
  acceptTerms: AcceptedTerms,
});
export type TeamJoining = z.output<typeof TeamJoining>;

export const joinTeam = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/join-team',
  summary:
    'Makes an account that works in the account of a brand, with the token of an invitation, and signs in. The address is confirmed by the link. A JSON body answers 201 with the user, a form post 303.',
  access: 'public',
  accepts: 'json-or-form',
  body: TeamJoining,
  response: { 201: CurrentUser, 303: raw('text/html') },
  errors: ['validation_failed', 'invalid_link', 'email_taken', 'team_full', 'too_many_requests'],
});
