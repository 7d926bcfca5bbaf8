import type { InquiryStatus } from '@setu/contracts';

/** Which end of an inquiry somebody stands at. */
export type Side = 'sender' | 'receiver';

/** The way of an inquiry; each step may be skipped, none is gone back. */
const steps: readonly InquiryStatus[] = [
  'open',
  'in_progress',
  'meeting_scheduled',
  'negotiation',
  'deal_closed',
];
const finished: ReadonlySet<InquiryStatus> = new Set(['deal_closed', 'declined', 'withdrawn']);

/** Statuses that can still change. */
export const unfinishedStatuses: readonly InquiryStatus[] = steps.filter((status) => !finished.has(status));

/** True when the inquiry's status can never change again. */
export const isFinished = (status: InquiryStatus): boolean => finished.has(status);

/**
 * Whether a status may follow another by the word of this side. While it is unfinished the receiver moves it
 * forward or declines it, and the sender withdraws it; a closed deal, a refusal and a withdrawal are final.
 */
export const mayFollow = (from: InquiryStatus, to: InquiryStatus, side: Side): boolean => {
  if (isFinished(from)) return false;
  if (side === 'sender') return to === 'withdrawn';
  return to === 'declined' || steps.indexOf(to) > steps.indexOf(from);
};

/** Whether either side may still write in the thread: after a closed deal too, not after a refusal or a withdrawal. */
export const takesReplies = (status: InquiryStatus): boolean =>
  status !== 'declined' && status !== 'withdrawn';

/** A status as people read it. */
export const inWords = (status: InquiryStatus): string => status.replaceAll('_', ' ');
