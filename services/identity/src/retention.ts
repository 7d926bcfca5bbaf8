import { olderThan, type RetentionRule } from '@setu/service-kit';

/** Days for which sent and refused mails are listed. */
const mailDays = 90;

/** Retention rules of this service. docs/retention.md gives the reasons. */
export const retention: readonly RetentionRule[] = [
  olderThan({
    name: 'mails',
    table: 'mails',
    column: 'created_at',
    days: mailDays,
    only: "state in ('sent', 'refused', 'expired')",
  }),
  olderThan({ name: 'password resets', table: 'password_resets', column: 'expires_at', days: 0 }),
];
