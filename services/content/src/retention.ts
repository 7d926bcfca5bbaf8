import { olderThan, type RetentionRule } from '@setu/service-kit';
import { viewRetention } from './analytics/view-retention';

/** Days an administrator can look back in the audit trail. */
const activityDays = 400;
/** Days that what visitors sent by a form of the site can be answered, and looked up afterwards. */
const submissionDays = 730;
/** The salts of today and yesterday are in use. */
const saltDays = 2;

/** What this service removes, and when. docs/retention.md says why. */
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
