import { verdictOn } from './canary-verdict';

test.each([
  [0, 0],
  [4, 4],
  [101, 5],
  [10_000, 499],
])('a canary of %i visitors continues when %i of them failed', (served, failed) => {
  expect(verdictOn({ served, failed })).toBeNull();
});

test('a canary is stopped at five visitors and five percent, with the numbers as the reason', () => {
  expect(verdictOn({ served: 5, failed: 5 })).toContain('5 of the 5 visitors who got it (100.0 %)');
  expect(verdictOn({ served: 100, failed: 5 })).toContain('5 of the 100 visitors who got it (5.0 %)');
});
