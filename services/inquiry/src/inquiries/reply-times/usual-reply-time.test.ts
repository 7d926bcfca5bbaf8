import type { InquiryStatus } from '@setu/contracts';
import { type Answering, usualReplyTime } from './usual-reply-time';

const now = new Date('2027-03-01T06:00:00.000Z');
const hourMs = 60 * 60 * 1_000;
const before = (hours: number) => new Date(now.getTime() - hours * hourMs);

/** An inquiry of ten days ago that was answered after this many hours. */
const answered = (hours: number): Answering => ({
  status: 'in_progress',
  createdAt: before(240),
  answeredAt: before(240 - hours),
  updatedAt: now,
});
/** An inquiry without an answer that was sent this many hours ago. */
const waiting = (hours: number, status: InquiryStatus = 'open'): Answering => ({
  status,
  createdAt: before(hours),
  answeredAt: null,
  updatedAt: now,
});
const usually = (...inquiries: Answering[]) => usualReplyTime(inquiries, now);

test.each([
  ['hour', [0.2, 1, 30]],
  ['day', [0.2, 1.1, 30]],
  ['day', [2, 24, 24]],
  ['three_days', [2, 25, 90]],
  ['three_days', [72, 72, 72]],
  [null, [2, 73, 73]],
])('a brand usually answers within %s when its answers took %j hours', (expected, hours) => {
  expect(usually(...hours.map(answered))).toBe(expected);
});

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect(usually(answered(0.1), answered(0.5), answered(1.5), answered(9))).toBe('hour');
  expect(usually(answered(0.1), answered(0.5), answered(1.6), answered(9))).toBe('day');
});

test('a brand with fewer than three inquiries has no reply time', () => {
  expect(usually()).toBeNull();
  expect(usually(answered(0.1), answered(0.1))).toBeNull();
});

test('an unanswered inquiry does not count during its first day, and then counts as not answered', () => {
  const fast = [answered(0.1), answered(0.1), answered(0.1)];
  expect(usually(...fast, waiting(23), waiting(23), waiting(23))).toBe('hour');
  expect(usually(...fast, waiting(24), waiting(24), waiting(24))).not.toBe('day');
  expect(usually(answered(0.1), answered(0.1), waiting(23))).toBeNull();
  expect(usually(answered(0.1), answered(0.1), waiting(24))).toBe('hour');
});

test('an unanswered inquiry counts for the limit of three days only after three days', () => {
  const slow = [answered(30), answered(30), answered(30)];
  expect(usually(...slow, waiting(71), waiting(71), waiting(71))).toBe('three_days');
  expect(usually(...slow, waiting(72), waiting(72), waiting(72))).toBeNull();
});

test('a brand that never answers has no reply time', () => {
  expect(usually(waiting(30), waiting(30), waiting(30), waiting(30))).toBeNull();
  expect(usually(waiting(300), waiting(300), waiting(300))).toBeNull();
});

test('the waiting time of a withdrawn inquiry ends with the withdrawal', () => {
  const fast = [answered(0.1), answered(0.1)];
  const withdrawn = (after: number): Answering => ({
    ...waiting(240, 'withdrawn'),
    updatedAt: before(240 - after),
  });
  expect(usually(...fast, withdrawn(2))).toBeNull();
  expect(usually(...fast, withdrawn(30))).toBe('hour');
  expect(usually(...fast, withdrawn(30), withdrawn(30))).toBeNull();
});

test('an inquiry with an unknown time of its answer does not count', () => {
  expect(usually(answered(0.1), answered(0.1), waiting(240, 'in_progress'))).toBeNull();
  const fast = [answered(0.1), answered(0.1), answered(0.1)];
  expect(usually(...fast, ...fast.map(() => waiting(240, 'declined')))).toBe('hour');
});
