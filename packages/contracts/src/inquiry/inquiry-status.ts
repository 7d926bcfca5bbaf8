import { z } from 'zod';

/**
 * Statuses of an inquiry: it starts open, the receiver advances it to a closed deal or declines it, and the sender may
 * withdraw it.
 */
export const inquiryStatuses = [
  'open',
  'in_progress',
  'meeting_scheduled',
  'negotiation',
  'deal_closed',
  'declined',
  'withdrawn',
] as const;
export const InquiryStatus = z.enum(inquiryStatuses, {
  error: `Choose one of: ${inquiryStatuses.join(', ')}`,
});
export type InquiryStatus = z.output<typeof InquiryStatus>;

/** A user's side of an inquiry. */
export type InquirySide = 'sender' | 'receiver';

/** A status that cannot change. */
export type FinalInquiryStatus = Extract<InquiryStatus, 'deal_closed' | 'declined' | 'withdrawn'>;

const finalStatuses: ReadonlySet<InquiryStatus> = new Set<FinalInquiryStatus>([
  'deal_closed',
  'declined',
  'withdrawn',
]);

/** Whether the status can no longer change. */
export const isFinalStatus = (status: InquiryStatus): status is FinalInquiryStatus =>
  finalStatuses.has(status);

/** Statuses that can still change. */
export const activeInquiryStatuses: readonly InquiryStatus[] = inquiryStatuses.filter(
  (status) => !isFinalStatus(status),
);

/** Statuses the receiver may set next, `declined` last; empty once the status is final. Statuses can be skipped, but not reversed. */
const nextForReceiver = (status: InquiryStatus): InquiryStatus[] =>
  inquiryStatuses.slice(inquiryStatuses.indexOf(status) + 1).filter((next) => next !== 'withdrawn');

/** Statuses this side may set next; empty once the status is final. The sender may only withdraw. */
export const nextStatuses = (status: InquiryStatus, side: InquirySide): InquiryStatus[] => {
  if (isFinalStatus(status)) return [];
  return side === 'sender' ? ['withdrawn'] : nextForReceiver(status);
};

/** Whether this side may change the status `from` into `to`. */
export const mayFollow = (from: InquiryStatus, to: InquiryStatus, side: InquirySide): boolean =>
  nextStatuses(from, side).includes(to);

/** Whether either side may still write messages: also after a closed deal, but not after it was declined or withdrawn. */
export const takesReplies = (status: InquiryStatus): boolean =>
  status !== 'declined' && status !== 'withdrawn';

/** A status within a sentence: `meeting scheduled`. */
export const statusWords = (status: InquiryStatus): string => status.replaceAll('_', ' ');

/** A status as a label: `Meeting scheduled`. */
export const statusLabel = (status: InquiryStatus): string => {
  const words = statusWords(status);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
