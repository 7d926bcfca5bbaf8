import { olderThan } from '@setu/service-kit';

/** Days for which reports are stored after their decision. */
const decidedDays = 400;

/** Deletes reports of messages long after their decision; open ones stay. docs/retention.md gives the reason. */
export const messageReportRetention = olderThan({
  name: 'message reports',
  table: 'message_reports',
  column: 'decided_at',
  days: decidedDays,
});
