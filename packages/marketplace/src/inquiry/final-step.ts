import type { InquiryStatus, InquiryView } from '@setu/contracts';

/** A status that stays once an inquiry has it. */
export type FinalStep = Extract<InquiryStatus, 'deal_closed' | 'declined' | 'withdrawn'>;

const finalSteps: ReadonlySet<InquiryStatus> = new Set<FinalStep>(['deal_closed', 'declined', 'withdrawn']);

/** Whether nothing comes after this status, so that one asks before it is given. */
export const isFinalStep = (status: InquiryStatus): status is FinalStep => finalSteps.has(status);

/** What of an inquiry the question names. */
export type AskedInquiry = Pick<InquiryView, 'kind' | 'subject' | 'fromName' | 'toName'>;

const nouns = { franchise: 'inquiry', offer: 'offer', visit: 'visit request' } as const;
const again = {
  franchise: 'send a new inquiry',
  offer: 'make a new offer',
  visit: 'request a new visit',
} as const;

/** The words in which a final step is asked about. */
export const questionOf = (step: FinalStep, { kind, fromName, toName }: AskedInquiry) => {
  const noun = nouns[kind];
  if (step === 'withdrawn')
    return {
      title: `Withdraw ${noun}?`,
      text: `${toName ?? 'The other side'} sees that you are no longer interested, and the conversation takes no more messages. This cannot be undone, but you can always ${again[kind]}.`,
      keep: 'Keep it',
      confirm: 'Withdraw',
      busy: 'Withdrawing...',
    };
  if (step === 'declined')
    return {
      title: `Decline this ${noun}?`,
      text: `${fromName ?? 'The sender'} will see that you declined it. It cannot be taken up again, and neither of you can write in it any more.`,
      keep: 'Cancel',
      confirm: 'Decline',
      busy: 'Declining...',
    };
  return {
    title: 'Close the deal?',
    text: 'It counts as agreed from then on. You can still write to each other; its status stays.',
    keep: 'Cancel',
    confirm: 'Deal closed',
    busy: 'Closing...',
  };
};
