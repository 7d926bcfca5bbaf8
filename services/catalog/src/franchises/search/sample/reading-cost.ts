import { mostCounted } from '@setu/protocol';
import type { Total } from '@setu/service-kit';
import type { Sample } from './take-sample';

/** Approximate cost of reading, microseconds. */
const cost = {
  /** A row of an index. */
  narrow: 0.17,
  /** A whole row with its words, found by its id. */
  whole: 5,
  /** A whole row, when many rows are read in the order of the table. */
  nearby: 2,
  /** Finding all franchises of a filter. */
  filter: 4_000,
  /** An entry of an index of words and filters. */
  entry: 0.02,
  /** Finding and intersecting the words of a search in the index of all franchises. */
  words: 4_000,
};

const costOfFiltered = ({ franchises, size, filtered }: Sample) =>
  cost.filter + (filtered / size) * franchises * cost.whole;

const costOfIndexed = ({ franchises, size, withAnyBudget, indexShare }: Sample) =>
  cost.words * indexShare + (withAnyBudget / size) * franchises * cost.nearby;

/** Minimum number of rows in a sample to estimate how many rows there are with other models. */
const deciding = 10;

/** True when excluding the franchises of other models with the index of words is faster than comparing them. */
export const isIndexWorth = (sample: Sample, models: readonly string[]): boolean => {
  const { franchises, size, withAnyBudget, shareOf, indexShare } = sample;
  const share = models.reduce((sum, model) => sum + shareOf(model), 0);
  if (withAnyBudget < deciding || share === 0) return true;
  const others = ((1 - share) / share) * (withAnyBudget / size) * franchises;
  return share * indexShare * franchises * cost.entry < others * cost.nearby;
};

/** True when comparing the words of all franchises of a filter is faster than finding the rows with an index of words. */
export const isFilterSmall = (sample: Sample): boolean => costOfFiltered(sample) < costOfIndexed(sample);

/**
 * True when reading rows in order until enough match is certainly faster than collecting all. A few matches may be in the sample by chance,
 * so one standard deviation is subtracted.
 * @param matches rows in the sample
 * @param wanted the number of rows to find
 */
export const isDense = (sample: Sample, matches: number, wanted: number): boolean => {
  const { size, filtered } = sample;
  const inOrder = (wanted / (matches - Math.sqrt(matches))) * (size * cost.narrow + filtered * cost.whole);
  return inOrder < Math.min(costOfFiltered(sample), costOfIndexed(sample));
};

/**
 * The bound of the count when the sample proves that more rows match, otherwise null. With fewer matches, so many in the sample have a
 * probability below one in a million: five standard deviations above the expectation, plus three for the skew of small numbers.
 */
export const provenTotal = ({ franchises, size, matches }: Sample): Total | null => {
  const expected = (size * mostCounted) / franchises;
  return matches > expected + 5 * Math.sqrt(expected) + 3 ? { total: mostCounted, isTotalBound: true } : null;
};
