import { dayBefore, secondsUntilNext } from './sending-limits';

const now = new Date('2026-11-20T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
/** Instants of `count` inquiries, one minute apart, newest first; the newest is one minute old. */
const sent = (count: number) => Array.from({ length: count }, (_, index) => minutesAgo(index + 1));

it('the daily limit counts the last 24 hours', () => {
  expect(dayBefore(now).toISOString()).toBe('2026-11-19T12:00:00.000Z');
});

it.each([0, 1, 19])('a user may send another inquiry after %i', (count) => {
  expect(secondsUntilNext(sent(count), now)).toBe(0);
});

it('after 20 inquiries a user waits until the oldest is a day old', () => {
  expect(secondsUntilNext(sent(20), now)).toBe(24 * 60 * 60 - 20 * 60);
});

it('after more than 20 inquiries a user waits until 19 are less than a day old', () => {
  expect(secondsUntilNext(sent(25), now)).toBe(24 * 60 * 60 - 20 * 60);
});

it('the wait is at least one second while the limit is reached', () => {
  const almost = new Date(dayBefore(now).getTime() + 1);
  expect(secondsUntilNext([...sent(19), almost], now)).toBe(1);
});
