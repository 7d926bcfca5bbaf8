import { type InquiryStatus, ReplyTime } from '@setu/contracts';

/** The times from which an inquiry's waiting time is computed. */
export interface Answering {
  status: InquiryStatus;
  createdAt: Date;
  /** The receiver's first answer; null without an answer, and when an earlier release did not store its time. */
  answeredAt: Date | null;
  /** On a withdrawn inquiry, when it was withdrawn. */
  updatedAt: Date;
}

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** Maximum median of each reply time, ms. */
const limitsMs: Readonly<Record<ReplyTime, number>> = { hour: hourMs, day: dayMs, three_days: 3 * dayMs };

/** Minimum number of measured inquiries. */
const fewest = 3;

/** @param sorted at least one number, in ascending order */
const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, one) => sum + one, 0) / middle.length;
};

/**
 * How long an inquiry waited for its answer, ms. An inquiry that has waited longer than a limit without an answer counts as infinite.
 * @returns null when the inquiry does not count: it has waited for less than a day or than the limit, or the time of its answer is unknown
 */
const waitedMs = (inquiry: Answering, limitMs: number, now: Date): number | null => {
  const { status, createdAt, answeredAt, updatedAt } = inquiry;
  if (answeredAt) return answeredAt.getTime() - createdAt.getTime();
  if (status !== 'open' && status !== 'withdrawn') return null;
  const until = status === 'open' ? now : updatedAt;
  return until.getTime() - createdAt.getTime() >= Math.max(limitMs, dayMs) ? Number.POSITIVE_INFINITY : null;
};

/**
 * How soon a brand usually answers: the shortest limit that the median wait of its inquiries does not exceed.
 * @param inquiries the inquiries that it received in the measured days
 * @returns null when it is slower than every limit, or when fewer than three inquiries count
 */
export const usualReplyTime = (inquiries: readonly Answering[], now: Date): ReplyTime | null => {
  const isUsual = (limitMs: number): boolean => {
    const waits = inquiries
      .map((inquiry) => waitedMs(inquiry, limitMs, now))
      .filter((waited) => waited !== null)
      .sort((a, b) => a - b);
    return waits.length >= fewest && medianOf(waits) <= limitMs;
  };
  return ReplyTime.options.find((one) => isUsual(limitsMs[one])) ?? null;
};
