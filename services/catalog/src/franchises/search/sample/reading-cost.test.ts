import { isDense } from './reading-cost';
import type { Sample } from './take-sample';

/** A sample of 800 of a million franchises, this many of which have the words of a search. */
const sampleWith = (matches: number): Sample => ({
  franchises: 1_000_000,
  size: 800,
  filtered: 800,
  matches,
  withAnyBudget: matches,
  groups: [],
  shareOf: () => 0,
  indexShare: 1,
});

test('rows are read in order when a sample has many matches', () => {
  expect(isDense(sampleWith(80), 80, 25)).toBe(true);
  expect(isDense(sampleWith(80), 40, 25)).toBe(true);
});

test('a few matches in a sample are not enough to read in order', () => {
  expect(isDense(sampleWith(17), 3, 25)).toBe(false);
  expect(isDense(sampleWith(17), 1, 25)).toBe(false);
  expect(isDense(sampleWith(17), 0, 25)).toBe(false);
});
