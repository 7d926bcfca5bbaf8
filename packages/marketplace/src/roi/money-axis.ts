const rupeesPerLakh = 100_000;
const rupeesPerCrore = 10_000_000;

/** Round steps within one power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];

/** The round step that divides `span` into at most `parts` parts. */
const roundStep = (span: number, parts: number): number => {
  const rough = span / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (roundSteps.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10) * power;
};

/**
 * Round amounts from `low` to `high` to mark on an axis, ascending, including zero when it lies between.
 * @param parts maximum number of parts
 */
export const moneyTicks = (low: number, high: number, parts: number): number[] => {
  if (high <= low) return [low];
  const step = roundStep(high - low, parts);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};

const { format: short } = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/**
 * An amount on an axis or beside a point: in lakh from 1 lakh, in crore from 1 crore, with at most two decimals, so
 * that neighbours always differ. `₹2.5L`, `−₹1.25Cr`, `₹50,000`.
 * @param rupees the amount
 */
export const axisMoney = (rupees: number): string => {
  // Rounded to the paisa first, so that rounding errors have no sign.
  const amount = Math.abs(Math.round(rupees * 100) / 100);
  const sign = rupees < 0 && amount > 0 ? '−' : '';
  if (amount >= rupeesPerCrore) return `${sign}₹${short(amount / rupeesPerCrore)}Cr`;
  return amount >= rupeesPerLakh ? `${sign}₹${short(amount / rupeesPerLakh)}L` : `${sign}₹${short(amount)}`;
};
