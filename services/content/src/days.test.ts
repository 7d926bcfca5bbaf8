import { indianDay } from '@setu/contracts';
import { lastDays, startOf } from './days';

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('the instant %s is on the day %s in India', (instant, day) => {
  expect(indianDay(new Date(instant))).toBe(day);
});

test('a day begins at half past six in the evening, UTC', () => {
  expect(startOf('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(indianDay(startOf('2026-11-21'))).toBe('2026-11-21');
});

test('the last thirty days end with today', () => {
  const days = lastDays(new Date('2026-11-20T20:00:00Z'));
  expect(days).toHaveLength(30);
  expect(days[0]).toBe('2026-10-23');
  expect(days.at(-1)).toBe('2026-11-21');
  expect(new Set(days).size).toBe(30);
});
