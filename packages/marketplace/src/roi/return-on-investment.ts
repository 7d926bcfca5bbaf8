/** Input of the calculator. All amounts in rupees. */
export interface RoiQuestion {
  initialInvestment: number;
  monthlyRevenue: number;
  monthlyExpenses: number;
  /** Payback target, months. */
  paybackMonths: number;
}

/** Result of the calculator. All amounts in rupees. */
export interface RoiAnswer {
  /** Revenue less expenses; may be below zero. */
  monthlyProfit: number;
  /** Twelve months' profit over the investment, percent per year. */
  annualRoi: number;
  /** Whole months until the profit covers the investment; null when it never does: "Does not pay back". */
  breakEvenMonths: number | null;
  /** Total profit over the payback period. */
  returnOverPeriod: number;
  /** Whether the investment is covered within the payback period. */
  isTargetMet: boolean;
}

const paisePerRupee = 100;
const monthsPerYear = 12;

const toPaise = (rupees: number) => Math.round(rupees * paisePerRupee);

/**
 * The return on an investment with a constant monthly profit: Monthly Profit = revenue − expenses; Annual ROI = 12 ×
 * profit ÷ investment; Break-even = investment ÷ profit in months, rounded up. Computed in paise, so that amounts with
 * two decimals are exact.
 * @param question an investment above zero, the others zero or more
 */
export const returnOnInvestment = (question: RoiQuestion): RoiAnswer => {
  const investment = toPaise(question.initialInvestment);
  const profit = toPaise(question.monthlyRevenue) - toPaise(question.monthlyExpenses);
  const breakEvenMonths = profit > 0 ? Math.ceil(investment / profit) : null;
  return {
    monthlyProfit: profit / paisePerRupee,
    annualRoi: (monthsPerYear * profit * 100) / investment,
    breakEvenMonths,
    returnOverPeriod: (profit * question.paybackMonths) / paisePerRupee,
    isTargetMet: breakEvenMonths !== null && breakEvenMonths <= question.paybackMonths,
  };
};

/** The cumulative cash flow at the end of one month. Month 0 is the day of the investment. */
export interface CashPoint {
  month: number;
  /** Rupees; below zero until the investment is recovered. */
  total: number;
}

/** Cumulative cash flow after a number of months. */
export const cashAfter = (question: RoiQuestion, month: number): CashPoint => ({
  month,
  total:
    ((toPaise(question.monthlyRevenue) - toPaise(question.monthlyExpenses)) * month -
      toPaise(question.initialInvestment)) /
    paisePerRupee,
});

/** Minimum and maximum span of a plot of the cash flow, months. */
const shortestSpan = 12;
const longestSpan = 600;

/**
 * The span of the plot: the payback period, and a fifth more than break-even needs, in whole years. A break-even after
 * more than ten times the period is ignored.
 */
export const cashFlowSpan = ({ paybackMonths }: RoiQuestion, { breakEvenMonths }: RoiAnswer): number => {
  const period = Math.max(shortestSpan, paybackMonths);
  const untilEven = breakEvenMonths === null || breakEvenMonths > period * 10 ? 0 : breakEvenMonths * 1.2;
  const years = Math.ceil(Math.max(period, untilEven) / monthsPerYear);
  return Math.min(longestSpan, years * monthsPerYear);
};

/** The months in a table of the cash flow: the first day, then about ten equal steps of whole months. */
export const cashFlowSteps = (span: number): number[] => {
  const step = [1, 2, 3, 6, 12, 24, 60].find((months) => span / months <= 12) ?? 60;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => index * step);
};
