import type { FinalInquiryStatus, InquiryView } from '@setu/contracts';

/** The fields of an inquiry that the question uses. */
export type AskedInquiry = Pick<InquiryView, 'kind' | 'subject' | 'fromName' | 'toName'>;

/** The noun for each kind of inquiry. */
export const inquiryNouns = { franchise: 'inquiry', offer: 'offer', visit: 'visit request' } as const;
const again = {
  franchise: 'send a new inquiry',
  offer: 'make a new offer',
  visit: 'request a new visit',
} as const;

/** The question before an inquiry gets a final status. */
export const questionOf = (status: FinalInquiryStatus, { kind, fromName, toName }: AskedInquiry) => {
  const noun = inquiryNouns[kind];
  if (status === 'withdrawn')
    return {
      title: `Withdraw ${noun}?`,
      text: `${toName ?? 'The other side'} sees that you are no longer interested, and the conversation takes no more messages. This cannot be undone, but you can always ${again[kind]}.`,
      cancel: 'Keep it',
      confirm: 'Withdraw',
      busy: 'Withdrawing...',
    };
  if (status === 'declined')
    return {
      title: `Decline this ${noun}?`,
      text: `${fromName ?? 'The sender'} will see that you declined it. It cannot be taken up again, and neither of you can write in it any more.`,
      cancel: 'Cancel',
      confirm: 'Decline',
      busy: 'Declining...',
    };
  return {
    title: 'Close the deal?',
    text: 'The inquiry is marked as closed for good. You can still message each other.',
    cancel: 'Cancel',
    confirm: 'Deal closed',
    busy: 'Closing...',
  };
};
