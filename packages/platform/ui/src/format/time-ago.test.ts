import { timeAgo } from './time-ago';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T12:00:30.000Z', 'just now'],
  ['2026-11-20T11:59:01.000Z', 'just now'],
  ['2026-11-20T11:59:00.000Z', '1 minute ago'],
  ['2026-11-20T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-20T10:00:00.000Z', '2 hours ago'],
  ['2026-11-19T12:00:00.000Z', '1 day ago'],
  ['2026-11-14T12:00:00.000Z', '6 days ago'],
  ['2026-11-13T12:00:00.000Z', '13 November 2026'],
])('timeAgo of %s is %s', (at, text) => {
  expect(timeAgo(at, now)).toBe(text);
});
