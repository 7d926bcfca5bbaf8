/** What the calculator is asked. All amounts in rupees. */
export interface RoiQuestion {
  initialInvestment: number;
  monthlyRevenue: number;
  monthlyExpenses: number;
  /** Months within which the investment shall have come back. */
  paybackMonths: number;
}

/** What it answers. All amounts in rupees. */
export interface RoiAnswer {
  /** Revenue less expenses; may be below zero. */
  monthlyProfit: number;
  /** Twelve months' profit over the investment, percent per year. */
  annualRoi: number;
  /** Whole months until the profit covers the investment; null when it never does: "Does not pay back". */
  breakEvenMonths: number | null;
  /** Profit of all months of the wanted payback period together. */
  returnOverPeriod: number;
  /** Whether the investment is covered within the wanted payback period. */
  isTargetMet: boolean;
}

const paisePerRupee = 100;
const monthsPerYear = 12;

const toPaise = (rupees: number) => Math.round(rupees * paisePerRupee);

/**
 * The return on an investment with a constant monthly profit: Monthly Profit = revenue − expenses; Annual ROI =
 * 12 × profit ÷ investment; Break-even = investment ÷ profit in months, rounded up. Counted in paise, so that
 * amounts of two decimals are exact.
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

/** All money in and out since the first day, at the end of one month. Month 0 is the day of the investment. */
export interface CashPoint {
  month: number;
  /** Rupees; below zero until the investment has come back. */
  total: number;
}

/** Cumulative cash flow after so many months. */
export const cashAfter = (question: RoiQuestion, month: number): CashPoint => ({
  month,
  total:
    ((toPaise(question.monthlyRevenue) - toPaise(question.monthlyExpenses)) * month -
      toPaise(question.initialInvestment)) /
    paisePerRupee,
});

/** Shortest and longest time a plot of the cash flow spans, months. */
const shortestSpan = 12;
const longestSpan = 600;

/**
 * Months worth looking at: the wanted payback period and a fifth more than break-even needs, in whole years. A
 * break-even out of all proportion to the period (more than ten times of it) is not waited for.
 */
export const cashFlowSpan = ({ paybackMonths }: RoiQuestion, { breakEvenMonths }: RoiAnswer): number => {
  const period = Math.max(shortestSpan, paybackMonths);
  const untilEven = breakEvenMonths === null || breakEvenMonths > period * 10 ? 0 : breakEvenMonths * 1.2;
  const years = Math.ceil(Math.max(period, untilEven) / monthsPerYear);
  return Math.min(longestSpan, years * monthsPerYear);
};

/** The months a table of the cash flow names: the first day, then about ten equal steps of whole months. */
export const cashFlowSteps = (span: number): number[] => {
  const step = [1, 2, 3, 6, 12, 24, 60].find((months) => span / months <= 12) ?? 60;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => index * step);
};
