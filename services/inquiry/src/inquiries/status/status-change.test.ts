import { type InquiryStatus, inquiryStatuses } from '@setu/contracts';
import { inWords, isFinished, mayFollow, type Side, takesReplies } from './status-change';

const allowed: Record<Side, Record<InquiryStatus, readonly InquiryStatus[]>> = {
  receiver: {
    open: ['in_progress', 'meeting_scheduled', 'negotiation', 'deal_closed', 'declined'],
    in_progress: ['meeting_scheduled', 'negotiation', 'deal_closed', 'declined'],
    meeting_scheduled: ['negotiation', 'deal_closed', 'declined'],
    negotiation: ['deal_closed', 'declined'],
    deal_closed: [],
    declined: [],
    withdrawn: [],
  },
  sender: {
    open: ['withdrawn'],
    in_progress: ['withdrawn'],
    meeting_scheduled: ['withdrawn'],
    negotiation: ['withdrawn'],
    deal_closed: [],
    declined: [],
    withdrawn: [],
  },
};

describe.each(['receiver', 'sender'] as const)('what the %s may do', (side) => {
  it.each(inquiryStatuses)('from %s', (from) => {
    expect(inquiryStatuses.filter((to) => mayFollow(from, to, side))).toEqual(allowed[side][from]);
  });
});

it('closed, declined and withdrawn are final, the others are not', () => {
  expect(inquiryStatuses.filter(isFinished)).toEqual(['deal_closed', 'declined', 'withdrawn']);
});

it('a thread goes on after a closed deal, not after a refusal or a withdrawal', () => {
  expect(inquiryStatuses.filter((status) => !takesReplies(status))).toEqual(['declined', 'withdrawn']);
});

it('reads as words', () => {
  expect(inquiryStatuses.map(inWords)).toEqual([
    'open',
    'in progress',
    'meeting scheduled',
    'negotiation',
    'deal closed',
    'declined',
    'withdrawn',
  ]);
});
