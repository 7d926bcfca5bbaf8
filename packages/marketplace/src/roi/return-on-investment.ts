import { returnOf } from '@setu/contracts';
import { emiOf, type Loan } from './loan';

/** Input of the calculator. All amounts in rupees. */
export interface RoiQuestion {
  initialInvestment: number;
  monthlyRevenue: number;
  monthlyExpenses: number;
  /** Payback target, months. */
  paybackMonths: number;
  /** The part of the investment that is borrowed; absent without a loan. */
  loan?: Loan;
}

/** Result of the calculator. All amounts in rupees. */
export interface RoiAnswer {
  /** Revenue less expenses; may be below zero. */
  monthlyProfit: number;
  /** Twelve months' profit over the investment, percent per year. */
  annualRoi: number;
  /** The instalment of the loan; null without one. */
  emi: number | null;
  /** Whole months until the profit, after instalments, covers the own money; null when it never does: "Does not pay back". */
  breakEvenMonths: number | null;
  /** Total profit over the payback period, after instalments. */
  returnOverPeriod: number;
  /** Whether the investment is covered within the payback period. */
  isTargetMet: boolean;
}

const paisePerRupee = 100;
const monthsPerYear = 12;
const noLoan: Loan = { amount: 0, ratePercent: 0, months: 1 };

const toPaise = (rupees: number) => Math.round(rupees * paisePerRupee);

/** What is paid and earned, paise. */
const flowOf = ({ initialInvestment, monthlyRevenue, monthlyExpenses, loan = noLoan }: RoiQuestion) => ({
  own: toPaise(initialInvestment) - toPaise(loan.amount),
  profit: toPaise(monthlyRevenue) - toPaise(monthlyExpenses),
  emi: toPaise(emiOf(loan)),
  loanMonths: loan.months,
});

/**
 * The months after which the cash flow stays above zero, with a fraction of a month; null when it never does. During the loan a profit below
 * the instalment adds to the own money.
 */
export const recoveryOf = (question: RoiQuestion): number | null => {
  const { own, profit, emi, loanMonths } = flowOf(question);
  if (profit <= 0) return null;
  const left = profit - emi;
  if (left > 0 && own <= left * loanMonths) return own / left;
  return (own + emi * loanMonths) / profit;
};

/**
 * The return on an investment with a constant monthly profit: Monthly Profit = revenue − expenses; Annual ROI = 12 ×
 * profit ÷ investment, whether or not a part is borrowed; Break-even = own money ÷ profit after instalments in months, rounded up.
 * Computed in paise, so that amounts with two decimals are exact.
 * @param question an investment above zero, the others zero or more
 */
export const returnOnInvestment = (question: RoiQuestion): RoiAnswer => {
  const { own, profit, emi } = flowOf(question);
  const recovery = recoveryOf(question);
  const breakEvenMonths = recovery === null ? null : Math.ceil(recovery);
  return {
    monthlyProfit: profit / paisePerRupee,
    annualRoi: returnOf(toPaise(question.initialInvestment), profit).annualReturn,
    emi: question.loan ? emi / paisePerRupee : null,
    breakEvenMonths,
    returnOverPeriod: cashAfter(question, question.paybackMonths).total + own / paisePerRupee,
    isTargetMet: breakEvenMonths !== null && breakEvenMonths <= question.paybackMonths,
  };
};

/** The cumulative cash flow at the end of one month. Month 0 is the day of the investment. */
export interface CashPoint {
  month: number;
  /** Rupees; below zero until the investment is recovered. */
  total: number;
}

/** Cumulative cash flow of the own money after a number of months. */
export const cashAfter = (question: RoiQuestion, month: number): CashPoint => {
  const { own, profit, emi, loanMonths } = flowOf(question);
  return { month, total: (profit * month - emi * Math.min(month, loanMonths) - own) / paisePerRupee };
};

/** The months at which the line of the cash flow begins, turns and ends. */
export const cashFlowTurns = ({ loan }: RoiQuestion, span: number): number[] =>
  loan && loan.months < span ? [0, loan.months, span] : [0, span];

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
