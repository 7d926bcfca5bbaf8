import { estimate } from './estimate';

test('many franchises in a sample prove that there are more than the bound', () => {
  expect(estimate(30, 0.01, 1_000)).toEqual({ count: 1_000, precision: 'at_least' });
  expect(estimate(28, 0.01, 1_000)?.precision).toBe('about');
});

test('an estimate is rounded to its first digit', () => {
  expect(estimate(9, 0.021, 1_000)).toEqual({ count: 400, precision: 'about' });
});

test('a few franchises in a sample are no estimate', () => {
  expect(estimate(7, 0.01, 1_000)).toBeNull();
});
