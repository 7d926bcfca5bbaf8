import { inquiriesPerDay } from '@setu/contracts';

const duplicateWindowMs = 2 * 60 * 1_000;
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The start of the duplicate window, two minutes ago. The same text by the same person in the same place within it is a duplicate, such as
 * a double click or a retry.
 */
export const duplicatesSince = (now: Date): Date => new Date(now.getTime() - duplicateWindowMs);

/** The start of the daily limit: 24 hours ago. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/**
 * Seconds until a user may send another inquiry; 0 when they may now. Rule: at most 20 inquiries per user in any 24 hours.
 * @param sentAt instants of the inquiries they sent since `dayBefore(now)`, newest first
 */
export const secondsUntilNext = (sentAt: readonly Date[], now: Date): number => {
  const blocking = sentAt[inquiriesPerDay - 1];
  return blocking ? Math.max(1, Math.ceil((blocking.getTime() + dayMs - now.getTime()) / 1_000)) : 0;
};
