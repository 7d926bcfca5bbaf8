import { inquiryStatuses } from '@setu/contracts';
import { stepsAfter, stepWords, takesReplies } from './steps';

test.each([
  ['open', ['in_progress', 'meeting_scheduled', 'negotiation', 'deal_closed', 'declined']],
  ['negotiation', ['deal_closed', 'declined']],
  ['deal_closed', []],
  ['declined', []],
  ['withdrawn', []],
] as const)('who received it may make of %s: %j', (status, next) => {
  expect(stepsAfter(status)).toEqual(next);
});

test('one may write until it is declined or withdrawn', () => {
  expect(inquiryStatuses.filter((status) => !takesReplies(status))).toEqual(['declined', 'withdrawn']);
});

test('underscores are spaces', () => {
  expect(stepWords('meeting_scheduled')).toBe('Meeting scheduled');
});
