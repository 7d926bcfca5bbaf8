/** One preset of the investment filter, rupees. `value` is the landing page's query value. */
export interface InvestmentPreset {
  value: string;
  label: string;
  min: number;
  /** No maximum when absent. */
  max?: number;
}

/** Source: specification, section 9, investment ranges. */
export const investmentPresets: readonly InvestmentPreset[] = [
  { value: '500000-2500000', label: '5L-25L', min: 500_000, max: 2_500_000 },
  { value: '2500000-10000000', label: '25L-1Cr', min: 2_500_000, max: 10_000_000 },
  { value: '10000000-50000000', label: '1Cr-5Cr', min: 10_000_000, max: 50_000_000 },
  { value: '50000000+', label: '5Cr+', min: 50_000_000 },
];

/** A range that the investment filter offers, rupees; null for an open end. */
export interface FilterPreset {
  /** Its value in the landing page's query and in the counts of the filter. */
  value: string;
  text: string;
  min: number | null;
  max: number | null;
}

/** The offered ranges: the specification's, after one for smaller budgets. */
export const filterPresets: readonly FilterPreset[] = [
  { value: '0-499999', text: 'Under ₹5 Lakh', min: null, max: 499_999 },
  ...investmentPresets.map(({ value, label, min, max = null }) => ({ value, text: `₹${label}`, min, max })),
];

/**
 * Parses the landing page's `investmentRange`: `a-b` has both ends, `a+` only the lower end. Returns null for anything
 * else, including amounts above the maximum.
 */
export const parseInvestmentRange = (value: string): { min: number; max?: number } | null => {
  const both = /^(\d{1,10})-(\d{1,10})$/.exec(value);
  if (both) return { min: Number(both[1]), max: Number(both[2]) };
  // An unencoded plus sign in a query string arrives as a space.
  const open = /^(\d{1,10})[+ ]$/.exec(value);
  return open ? { min: Number(open[1]) } : null;
};

/** Maximum amount of any money field: ₹9,99,99,99,999 and 99 paise fit decimal(12,2). */
export const maxInvestmentRupees = 9_999_999_999.99;
