import { olderThan, type RetentionRule } from '@setu/service-kit';

/** Days for which is stored what became of a mail. No mail waits that long. */
const mailDays = 90;

/** Days for which news are listed. */
const newsDays = 90;

/** Retention rules of this service. docs/retention.md gives the reasons. */
export const retention: readonly RetentionRule[] = [
  olderThan({ name: 'mails', table: 'mails', column: 'created_at', days: mailDays }),
  olderThan({ name: 'news', table: 'news', column: 'created_at', days: newsDays }),
  olderThan({ name: 'password resets', table: 'password_resets', column: 'expires_at', days: 0 }),
  olderThan({ name: 'sign-in tickets', table: 'sign_in_tickets', column: 'expires_at', days: 0 }),
  olderThan({
    name: 'registrations from a provider',
    table: 'provider_registrations',
    column: 'expires_at',
    days: 0,
  }),
  olderThan({ name: 'ways to a provider', table: 'provider_joins', column: 'expires_at', days: 0 }),
  olderThan({
    name: 'challenges of passkeys',
    table: 'passkey_challenges',
    column: 'expires_at',
    days: 0,
  }),
  olderThan({ name: 'team invitations', table: 'team_invitations', column: 'expires_at', days: 0 }),
  olderThan({ name: 'former addresses', table: 'former_addresses', column: 'held_until', days: 0 }),
  olderThan({ name: 'email links', table: 'email_links', column: 'expires_at', days: 0 }),
];
