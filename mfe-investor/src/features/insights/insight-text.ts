import { plural } from '@setu/ui/format';

const rupeesPerLakh = 100_000;
const rupeesPerCrore = 10_000_000;

const inUnits = (rupees: number): [amount: string, unit: string] => {
  if (rupees >= rupeesPerCrore) return [String(Math.round(rupees / (rupeesPerCrore / 10)) / 10), 'Cr'];
  const lakhs = Math.round(rupees / rupeesPerLakh);
  // 100 lakh are written as 1 crore.
  return lakhs >= 100 ? ['1', 'Cr'] : [String(lakhs), 'L'];
};

/**
 * A range of investments, with the unit written once when both ends share it: `₹15-35L`, `₹1.2-3Cr`,
 * `₹60L-1.5Cr`.
 * @param min,max whole rupees
 */
export const rangeText = (min: number, max: number): string => {
  const [from, fromUnit] = inUnits(min);
  const [to, toUnit] = inUnits(max);
  if (fromUnit !== toUnit) return `₹${from}${fromUnit}-${to}${toUnit}`;
  return from === to ? `₹${to}${toUnit}` : `₹${from}-${to}${toUnit}`;
};

/** The number of observations that a figure is based on. */
export const sourceText = (count: number, noun: string, nouns: string): string =>
  `from ${plural(count, noun, nouns)}`;
