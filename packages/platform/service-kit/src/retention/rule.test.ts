import { daysBefore } from './rule';

test('a week before is seven times 24 hours', () => {
  expect(daysBefore(new Date('2026-11-20T10:00:00Z'), 7).toISOString()).toBe('2026-11-13T10:00:00.000Z');
});
