import { dayBefore, secondsUntilNext } from './sending-limit';

const now = new Date('2026-11-20T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
/** Instants of `count` inquiries, one minute apart, newest first; the newest is one minute old. */
const sent = (count: number) => Array.from({ length: count }, (_, index) => minutesAgo(index + 1));

it('counts 24 hours back', () => {
  expect(dayBefore(now).toISOString()).toBe('2026-11-19T12:00:00.000Z');
});

it.each([0, 1, 19])('lets the next one go after %i', (count) => {
  expect(secondsUntilNext(sent(count), now)).toBe(0);
});

it('after 20 waits until the oldest of them is a day old', () => {
  expect(secondsUntilNext(sent(20), now)).toBe(24 * 60 * 60 - 20 * 60);
});

it('with more than 20 waits until only 19 are left in the day', () => {
  expect(secondsUntilNext(sent(25), now)).toBe(24 * 60 * 60 - 20 * 60);
});

it('never answers less than a second while one is in the way', () => {
  const almost = new Date(dayBefore(now).getTime() + 1);
  expect(secondsUntilNext([...sent(19), almost], now)).toBe(1);
});
