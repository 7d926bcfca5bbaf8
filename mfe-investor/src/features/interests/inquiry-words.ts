import type { InquiryStatus } from '@setu/contracts';

const finished: ReadonlySet<InquiryStatus> = new Set(['deal_closed', 'declined', 'withdrawn']);

/** Whether its sender may still withdraw an inquiry: not once it has come to an end. The server has the last word. */
export const mayWithdraw = (status: InquiryStatus): boolean => !finished.has(status);

/** `2 replies`; null while there is none. */
export const repliesText = (count: number): string | null => {
  if (count === 0) return null;
  return count === 1 ? '1 reply' : `${count.toLocaleString('en-IN')} replies`;
};
