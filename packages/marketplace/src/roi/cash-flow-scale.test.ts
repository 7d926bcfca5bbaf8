import { cashFlowScale } from './cash-flow-scale';
import { returnOnInvestment } from './return-on-investment';

const question = {
  initialInvestment: 25_00_000,
  monthlyRevenue: 4_00_000,
  monthlyExpenses: 2_75_000,
  paybackMonths: 24,
};
const scale = cashFlowScale(question, returnOnInvestment(question), 640);

test('monthAt finds the months of the plot where they are drawn, including the first and the last', () => {
  for (const month of [0, 1, scale.span - 1, scale.span]) expect(scale.monthAt(scale.x(month))).toBe(month);
  expect([scale.x(0), scale.x(scale.span)]).toEqual([scale.left, scale.right]);
});

test('monthAt returns no month outside the plot', () => {
  const month = scale.x(1) - scale.x(0);
  expect([scale.left - month, scale.right + month].map(scale.monthAt)).toEqual([null, null]);
});
