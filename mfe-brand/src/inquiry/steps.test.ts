import { inquiryStatuses } from '@setu/contracts';
import { mayDecline, stepsAfter, stepWords, takesReplies } from './steps';

test('an inquiry only goes forward', () => {
  expect(stepsAfter('open')).toEqual(['in_progress', 'meeting_scheduled', 'negotiation', 'deal_closed']);
  expect(stepsAfter('negotiation')).toEqual(['deal_closed']);
});

test.each(['deal_closed', 'declined', 'withdrawn'] as const)('%s is the end', (status) => {
  expect(stepsAfter(status)).toEqual([]);
  expect(mayDecline(status)).toBe(false);
});

test('one may write until it is declined or withdrawn', () => {
  expect(inquiryStatuses.filter((status) => !takesReplies(status))).toEqual(['declined', 'withdrawn']);
});

test('underscores are spaces', () => {
  expect(stepWords('meeting_scheduled')).toBe('Meeting scheduled');
});
