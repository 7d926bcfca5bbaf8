import { type InquiryStatus, inquiryStatuses } from '@setu/contracts';
import { isFinalStep } from './final-step';

/**
 * What its receiver may make of an inquiry, in the order of a deal and `declined` last: each step may be skipped, none is
 * gone back. Nothing once it has come to an end.
 */
export const stepsAfter = (status: InquiryStatus): InquiryStatus[] =>
  isFinalStep(status)
    ? []
    : inquiryStatuses.slice(inquiryStatuses.indexOf(status) + 1).filter((next) => next !== 'withdrawn');

/** Whether messages can still be written. */
export const takesReplies = (status: InquiryStatus): boolean =>
  status !== 'declined' && status !== 'withdrawn';

/** A status as people read it: `Meeting scheduled`. */
export const stepWords = (status: InquiryStatus): string => {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
