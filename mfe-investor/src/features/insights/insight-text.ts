import { plural } from '@setu/ui/format';

const rupeesPerLakh = 100_000;
const rupeesPerCrore = 10_000_000;

const inUnits = (rupees: number): [amount: string, unit: string] => {
  if (rupees >= rupeesPerCrore) return [String(Math.round(rupees / (rupeesPerCrore / 10)) / 10), 'Cr'];
  const lakhs = Math.round(rupees / rupeesPerLakh);
  // Nobody says "100 lakh".
  return lakhs >= 100 ? ['1', 'Cr'] : [String(lakhs), 'L'];
};

/**
 * An average investment in one breath, the unit said once where both ends share it: `₹15-35L`, `₹1.2-3Cr`,
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
