import { type ReplyRecord, replyPromise } from '@setu/contracts';
import type { Answering } from './usual-reply-time';

const promisedMs = replyPromise.hours * 60 * 60 * 1_000;

/**
 * Whether an inquiry was answered in time.
 * @returns null when it does not count: it is too recent, was withdrawn in time without an answer, or the time of its answer is unknown
 */
const isAnsweredInTime = (
  { status, createdAt, answeredAt, updatedAt }: Answering,
  now: Date,
): boolean | null => {
  const msAfter = (instant: Date) => instant.getTime() - createdAt.getTime();
  if (msAfter(now) < promisedMs) return null;
  if (answeredAt) return msAfter(answeredAt) <= promisedMs;
  if (status === 'open') return false;
  return status === 'withdrawn' && msAfter(updatedAt) >= promisedMs ? false : null;
};

/** Counts the inquiries of the reply promise, and those answered in time. An answered inquiry that is withdrawn later counts as answered. */
export const replyRecord = (inquiries: readonly Answering[], now: Date): ReplyRecord => {
  const counted = inquiries.map((inquiry) => isAnsweredInTime(inquiry, now)).filter((one) => one !== null);
  return { inquiries: counted.length, answered: counted.filter(Boolean).length };
};
