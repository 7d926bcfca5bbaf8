import { givenUpBefore, pauseAfter } from './retries';

test('pauses grow, and a delivery is given up before a day has passed', () => {
  const began = new Date('2026-11-20T10:00:00.000Z');
  let now = began.getTime();
  let tries = 0;
  let isGivenUp = false;
  const pauses: number[] = [];
  while (!isGivenUp) {
    tries += 1;
    const pause = pauseAfter(tries);
    pauses.push(pause);
    isGivenUp = began.getTime() <= givenUpBefore(new Date(now + pause)).getTime();
    if (!isGivenUp) now += pause;
  }
  expect(tries).toBe(9);
  expect((now - began.getTime()) / 3_600_000).toBeCloseTo(23.35);
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
});

test('the pause after many failures stays the longest', () => {
  expect(pauseAfter(1_000)).toBe(pauseAfter(8));
});
