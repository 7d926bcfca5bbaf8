import { inquiryStatuses } from '@setu/contracts';
import { mayWithdraw, repliesText } from './inquiry-words';

test('an inquiry may be withdrawn until it has come to an end', () => {
  expect(inquiryStatuses.filter(mayWithdraw)).toEqual([
    'open',
    'in_progress',
    'meeting_scheduled',
    'negotiation',
  ]);
});

test.each([
  [0, null],
  [1, '1 reply'],
  [2, '2 replies'],
  [1_240, '1,240 replies'],
])('%i answers read %s', (count, text) => {
  expect(repliesText(count)).toBe(text);
});
