import { olderThan, type RetentionRule } from '@setu/service-kit';
import { viewRetention } from './analytics/view-retention';

/** Days for which lines of the audit trail are stored. */
const activityDays = 400;
/** Days for which contact submissions are stored. */
const submissionDays = 730;
/** The salts of today and yesterday are in use. */
const saltDays = 2;

/** Retention rules of this service. docs/retention.md gives the reasons. */
export const retention: readonly RetentionRule[] = [
  ...viewRetention,
  olderThan({ name: 'activity', table: 'activity', column: 'created_at', days: activityDays }),
  olderThan({ name: 'consultations', table: 'consultations', column: 'created_at', days: submissionDays }),
  olderThan({
    name: 'contact messages',
    table: 'contact_messages',
    column: 'created_at',
    days: submissionDays,
  }),
  olderThan({ name: 'visitor salts', table: 'visitor_salts', column: 'day', days: saltDays }),
];
