import { assertAreaOrder } from './area-order';

it.each([
  [100, null],
  [100, 100],
  [100, 101],
])('an area from %s to %s is valid', (min, max) => {
  expect(() => assertAreaOrder(min, max)).not.toThrow();
});

it('a smallest area above the largest is refused, at the largest', () => {
  expect(() => assertAreaOrder(101, 100)).toThrow(
    expect.objectContaining({
      issues: [{ path: 'maxArea', message: 'Minimum area cannot be greater than maximum area' }],
    }),
  );
});
