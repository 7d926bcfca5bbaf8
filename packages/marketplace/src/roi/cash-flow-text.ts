import { plural } from '@setu/ui/format';
import { axisMoney } from './money-axis';
import { cashAfter, type RoiAnswer, type RoiQuestion } from './return-on-investment';

/** `1 month`, `20 months`. */
export const monthsText = (count: number): string => plural(count, 'month');

/** The plot of the cumulative cash flow as text, for screen readers. */
export const cashFlowSummary = (question: RoiQuestion, answer: RoiAnswer, span: number): string => {
  const start = `Cumulative cash flow over ${monthsText(span)}: it starts at ${axisMoney(cashAfter(question, 0).total)}`;
  const end = `stands at ${axisMoney(cashAfter(question, span).total)} after month ${span}`;
  if (answer.breakEvenMonths === null) return `${start}, never reaches zero and ${end}.`;
  return answer.breakEvenMonths > span
    ? `${start} and ${end}; break-even comes in month ${answer.breakEvenMonths}, beyond this plot.`
    : `${start}, breaks even in month ${answer.breakEvenMonths} and ${end}.`;
};

/** Whether the payback target is met, and by how much. */
export const verdict = (question: RoiQuestion, { breakEvenMonths, isTargetMet }: RoiAnswer): string => {
  if (breakEvenMonths === null)
    return 'Expenses are as high as revenue or higher, so the investment never comes back.';
  const what = question.loan ? 'Your own money' : 'The investment';
  if (breakEvenMonths === 0) return 'You invest no money of your own.';
  const target = monthsText(question.paybackMonths);
  if (!isTargetMet)
    return `${what} is back after ${monthsText(breakEvenMonths)}, ${monthsText(breakEvenMonths - question.paybackMonths)} later than your target of ${target}.`;
  const early = question.paybackMonths - breakEvenMonths;
  return early === 0
    ? `${what} is back after ${target}, just on your target.`
    : `${what} is back after ${monthsText(breakEvenMonths)}, ${monthsText(early)} before your target of ${target}.`;
};
