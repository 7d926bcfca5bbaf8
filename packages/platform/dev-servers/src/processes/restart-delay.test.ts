import { restartDelay } from './restart-delay';

test('the delay doubles from 250 ms and stops at 10 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(restartDelay)).toEqual([
    250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
  ]);
});
