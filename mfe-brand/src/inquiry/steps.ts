import type { InquiryStatus } from '@setu/contracts';

/** The way of an inquiry; each step may be skipped, none is gone back. */
const way: readonly InquiryStatus[] = [
  'open',
  'in_progress',
  'meeting_scheduled',
  'negotiation',
  'deal_closed',
];

/** The statuses its receiver may move an inquiry forward to; none once it is closed, declined or withdrawn. */
export const stepsAfter = (status: InquiryStatus): readonly InquiryStatus[] => {
  const place = way.indexOf(status);
  return place === -1 ? [] : way.slice(place + 1);
};

/** Whether its receiver can still decline it. */
export const mayDecline = (status: InquiryStatus): boolean => stepsAfter(status).length > 0;

/** Whether messages can still be written. */
export const takesReplies = (status: InquiryStatus): boolean =>
  status !== 'declined' && status !== 'withdrawn';

/** A status as people read it: `Meeting scheduled`. */
export const stepWords = (status: InquiryStatus): string => {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
