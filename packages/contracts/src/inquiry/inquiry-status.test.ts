import {
  activeInquiryStatuses,
  type InquirySide,
  type InquiryStatus,
  inquiryStatuses,
  isFinalStatus,
  mayFollow,
  nextStatuses,
  statusLabel,
  statusWords,
  takesReplies,
} from './inquiry-status';

const allowed: Record<InquirySide, Record<InquiryStatus, readonly InquiryStatus[]>> = {
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

describe.each(['receiver', 'sender'] as const)('the %s', (side) => {
  test.each(inquiryStatuses)('only the next statuses may be set after %s', (from) => {
    expect(inquiryStatuses.filter((to) => mayFollow(from, to, side))).toEqual(allowed[side][from]);
    expect(nextStatuses(from, side)).toEqual(allowed[side][from]);
  });
});

test('deal_closed, declined and withdrawn are final, the other statuses are active', () => {
  expect(inquiryStatuses.filter(isFinalStatus)).toEqual(['deal_closed', 'declined', 'withdrawn']);
  expect(activeInquiryStatuses).toEqual(['open', 'in_progress', 'meeting_scheduled', 'negotiation']);
});

test('an inquiry accepts replies until it is declined or withdrawn', () => {
  expect(inquiryStatuses.filter((status) => !takesReplies(status))).toEqual(['declined', 'withdrawn']);
});

test('a status is formatted as words, capitalized as a label', () => {
  expect(inquiryStatuses.map(statusWords)).toEqual([
    'open',
    'in progress',
    'meeting scheduled',
    'negotiation',
    'deal closed',
    'declined',
    'withdrawn',
  ]);
  expect(statusLabel('meeting_scheduled')).toBe('Meeting scheduled');
});
