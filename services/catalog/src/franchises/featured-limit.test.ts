import { grantFeatured } from './featured-limit';

it.each([
  [true, true, 0, true],
  [true, true, 1, true],
  [true, true, 2, false],
  [true, true, 7, false],
  [true, false, 2, true],
  [false, true, 0, false],
  [false, false, 0, false],
])('featured %s, active %s, beside %s others: %s', (featured, isActive, others, expected) => {
  expect(grantFeatured({ featured, isActive }, others)).toBe(expected);
});
