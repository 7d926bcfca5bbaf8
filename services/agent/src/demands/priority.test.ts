import { type Priority, priorityOf, priorityOfUrgency, urgencyOf } from './priority';

const postedAt = new Date('2026-11-20T10:00:00.000Z');

const examples: Record<Priority, readonly (string | null)[]> = {
  urgent: [
    null,
    '',
    '   ',
    'Immediate',
    'immediately, within 3 months at the latest',
    'ASAP',
    'Urgent!',
    '1 month',
    'within 30 days',
    '2 weeks',
    '2-4 weeks',
    'a month',
    'Next month',
    '15 Days',
    'December 2026',
    'Q3 2026',
    'by Oct 2026',
  ],
  high: [
    '2 months',
    '2-3 months',
    '1 - 3 months',
    '1–3 months',
    'one to two months',
    '45 days',
    '90 days',
    '3 months',
    '3mo',
    'next quarter',
    '1+ months',
    'within three months',
    '3-month',
    'Jan 2027',
    'end of February 2027',
  ],
  normal: [
    '3-6 months',
    '4 months',
    '6 Months',
    'half a year',
    '180 days',
    '3+ months',
    'over 3 months',
    'Q1 2027',
    'March 2027',
    'May, 2027',
    'not urgent, 6 months',
  ],
  low: [
    '6-9 months',
    '6+ months',
    'more than 6 months',
    '1 year',
    '12-18 months',
    '2 yrs',
    'next year',
    'Q2 2027',
    '2027',
    'flexible',
    'no urgency',
    'not immediate',
    'when we find it',
    'जल्दी',
    '9999 years',
  ],
};

it.each(
  Object.entries(examples).flatMap(([priority, timelines]) =>
    timelines.map((timeline) => [timeline, priority] as const),
  ),
)('the timeline %j has the priority %s', (timeline, priority) => {
  expect(priorityOf(timeline, postedAt)).toBe(priority);
});

it('a higher urgency is more urgent, and is decoded to its priority', () => {
  const priorities: Priority[] = ['low', 'normal', 'high', 'urgent'];
  expect(priorities.map(urgencyOf)).toEqual([1, 2, 3, 4]);
  expect(priorities.map((priority) => priorityOfUrgency(urgencyOf(priority)))).toEqual(priorities);
});
