import { inquiriesPerDay } from '@setu/contracts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Where the day that counts begins: 24 hours back from now. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/**
 * Seconds until a user may send again; zero when they may now.
 * @param sentAt instants of what they sent since `dayBefore(now)`, newest first
 * Rule: at most 20 inquiries a user in any 24 hours.
 */
export const secondsUntilNext = (sentAt: readonly Date[], now: Date): number => {
  const inTheWay = sentAt[inquiriesPerDay - 1];
  return inTheWay ? Math.max(1, Math.ceil((inTheWay.getTime() + dayMs - now.getTime()) / 1_000)) : 0;
};
