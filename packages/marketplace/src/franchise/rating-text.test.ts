import { outletText, ratingText } from './rating-text';

const reputation = (rating: string | null, reviewCount: number, outletCount = 0) => ({
  rating,
  reviewCount,
  outletCount,
});

test.each([
  ['4.80', 124, '4.8 (120+ reviews)'],
  ['4.80', 120, '4.8 (120+ reviews)'],
  ['4.25', 10, '4.3 (10+ reviews)'],
  ['5.00', 9, '5.0 (9 reviews)'],
  ['3.00', 1, '3.0 (1 review)'],
  ['4.10', 1_25_437, '4.1 (1,25,430+ reviews)'],
  [null, 0, 'No reviews yet'],
  [null, 12, 'No reviews yet'],
  ['0.00', 0, 'No reviews yet'],
])('ratingText of %s from %i reviews is %s', (rating, reviews, text) => {
  expect(ratingText(reputation(rating, reviews))).toBe(text);
});

test.each([
  [214, '200+ outlets'],
  [100, '100+ outlets'],
  [99, '90+ outlets'],
  [10, '10+ outlets'],
  [9, '9 outlets'],
  [1, '1 outlet'],
  [0, null],
])('outletText of %i is %s', (count, text) => {
  expect(outletText(reputation(null, 0, count))).toBe(text);
});
