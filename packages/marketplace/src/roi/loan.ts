/** A loan that is paid back in equal monthly instalments. */
export interface Loan {
  /** Rupees. */
  amount: number;
  /** Interest, percent per year. */
  ratePercent: number;
  months: number;
}

const paisePerRupee = 100;

/**
 * The equal monthly instalment (EMI) of a loan, rupees, rounded to paise: amount × rate × growth ÷ (growth − 1), with the monthly rate and
 * growth = (1 + rate) to the power of the months.
 */
export const emiOf = ({ amount, ratePercent, months }: Loan): number => {
  const rate = ratePercent / 1200;
  const growth = (1 + rate) ** months;
  const emi = rate === 0 ? amount / months : (amount * rate * growth) / (growth - 1);
  return Math.round(emi * paisePerRupee) / paisePerRupee;
};
