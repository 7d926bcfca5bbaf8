import { grantFeatured, holdsPlace } from './featured-limit';

it.each([
  [true, true, 0, true],
  [true, true, 1, true],
  [true, true, 2, false],
  [true, true, 7, false],
  [true, false, 2, true],
  [false, true, 0, false],
  [false, false, 0, false],
])(
  'a franchise with featured %s and active %s, with %s other featured ones, is featured: %s',
  (featured, isActive, others, expected) => {
    expect(grantFeatured({ featured, isActive }, { others })).toBe(expected);
  },
);

it('a featured franchise stays featured with any number of other featured franchises while the brand requests it', () => {
  expect(grantFeatured({ featured: true, isActive: true }, { others: 7, holds: true })).toBe(true);
  expect(grantFeatured({ featured: false, isActive: true }, { others: 0, holds: true })).toBe(false);
});

it.each([
  [true, true, false, true],
  [true, false, false, false],
  [true, false, true, true],
  [false, true, false, false],
])(
  'a franchise stored as featured %s, active %s, by an administrator %s counts for the limit: %s',
  (...[featured, isActive, featuredByAdmin, expected]) => {
    expect(holdsPlace({ featured, isActive, featuredByAdmin })).toBe(expected);
  },
);
