import type { OptionCount } from '@setu/contracts';

/** Fewer franchises in a sample say too little about their number. */
export const fewestSampled = 8;

/** Rounded to its first digit: `400` for 428. */
const rounded = (count: number): number => {
  const step = 10 ** Math.floor(Math.log10(count));
  return Math.round(count / step) * step;
};

/**
 * The number of franchises from a random sample of all; null when the sample has too few. It is a bound when fewer franchises would be so
 * many in the sample with a probability below one in a million: five standard deviations, plus three for the skew of small numbers.
 * @param sampled how many of the sample match
 * @param share of all franchises in the sample
 * @param bound up to which lists count
 */
export const estimate = (
  sampled: number,
  share: number,
  bound: number,
): Omit<OptionCount, 'value'> | null => {
  const expected = bound * share;
  if (sampled > expected + 5 * Math.sqrt(expected) + 3) return { count: bound, precision: 'at_least' };
  return sampled < fewestSampled ? null : { count: rounded(sampled / share), precision: 'about' };
};
