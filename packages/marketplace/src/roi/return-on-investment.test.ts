import {
  cashAfter,
  cashFlowSpan,
  cashFlowSteps,
  cashFlowTurns,
  type RoiQuestion,
  recoveryOf,
  returnOnInvestment,
} from './return-on-investment';

const question = (fields: Partial<RoiQuestion> = {}): RoiQuestion => ({
  initialInvestment: 25_00_000,
  monthlyRevenue: 4_00_000,
  monthlyExpenses: 2_75_000,
  paybackMonths: 24,
  ...fields,
});

test('returnOnInvestment computes profit, return and break-even of a profitable shop', () => {
  expect(returnOnInvestment(question())).toEqual({
    monthlyProfit: 1_25_000,
    annualRoi: 60,
    emi: null,
    breakEvenMonths: 20,
    returnOverPeriod: 30_00_000,
    isTargetMet: true,
  });
});

test.each([
  ['the last month counts', { paybackMonths: 20 }, 20, true],
  ['a month short', { paybackMonths: 19 }, 20, false],
  ['a started month is a whole one', { initialInvestment: 25_00_000.01 }, 21, true],
  ['no period at all', { paybackMonths: 0 }, 20, false],
])('the break-even is counted in months: %s', (_name, fields, months, isTargetMet) => {
  expect(returnOnInvestment(question(fields))).toMatchObject({ breakEvenMonths: months, isTargetMet });
});

test.each([
  ['nothing earned', { monthlyRevenue: 2_75_000 }, 0, 0],
  ['a loss', { monthlyRevenue: 2_50_000 }, -25_000, -12],
  ['no revenue and no expenses', { monthlyRevenue: 0, monthlyExpenses: 0 }, 0, 0],
])('a shop does not pay back: %s', (_name, fields, monthlyProfit, annualRoi) => {
  expect(returnOnInvestment(question(fields))).toEqual({
    monthlyProfit,
    annualRoi,
    emi: null,
    breakEvenMonths: null,
    returnOverPeriod: monthlyProfit * 24,
    isTargetMet: false,
  });
});

test('amounts in paise are exact where floating point is not', () => {
  // 1.1 ÷ 0.1 is a little more than 11 in floating point, and 0.3 − 0.2 a little less than 0.1.
  const tiny = question({ initialInvestment: 1.1, monthlyRevenue: 0.3, monthlyExpenses: 0.2 });
  expect(returnOnInvestment(tiny)).toMatchObject({ monthlyProfit: 0.1, breakEvenMonths: 11 });
  expect(cashAfter(tiny, 11).total).toBe(0);
});

describe('with a loan', () => {
  /** 12 instalments of 1,00,000. */
  const loan = { amount: 12_00_000, ratePercent: 0, months: 12 };

  test('the own money is back when the profit left after instalments covers it, during the loan', () => {
    const asked = question({ initialInvestment: 14_00_000, loan });
    expect(returnOnInvestment(asked)).toMatchObject({
      emi: 1_00_000,
      breakEvenMonths: 8,
      returnOverPeriod: 18_00_000,
    });
    expect([0, 8, 12, 13].map((month) => cashAfter(asked, month).total)).toEqual([
      -2_00_000, 0, 1_00_000, 2_25_000,
    ]);
    expect(recoveryOf(asked)).toBe(8);
  });

  test('or after it, from the full profit', () => {
    const asked = question({ loan });
    // 13,00,000 of own money; 25,000 a month are left for 12 months, then 1,25,000.
    expect(returnOnInvestment(asked)).toMatchObject({ annualRoi: 60, breakEvenMonths: 20 });
    expect(cashAfter(asked, 20).total).toBe(0);
  });

  test('a profit below the instalment adds to the own money until the loan ends', () => {
    const asked = question({ monthlyRevenue: 3_25_000, loan });
    expect([0, 12, 50].map((month) => cashAfter(asked, month).total)).toEqual([-13_00_000, -19_00_000, 0]);
    expect(returnOnInvestment(asked).breakEvenMonths).toBe(50);
    expect(cashFlowTurns(asked, 60)).toEqual([0, 12, 60]);
  });

  test('nothing of the own money is at risk on the first day when all of it is borrowed', () => {
    const asked = question({ initialInvestment: 12_00_000, loan });
    expect(returnOnInvestment(asked).breakEvenMonths).toBe(0);
  });

  test('a loss never brings it back', () => {
    expect(returnOnInvestment(question({ monthlyRevenue: 0, loan })).breakEvenMonths).toBeNull();
  });
});

test('the largest amounts stay exact', () => {
  const large = question({
    initialInvestment: 9_99_99_99_999.99,
    monthlyRevenue: 9_99_99_99_999.99,
    monthlyExpenses: 0,
  });
  expect(returnOnInvestment(large)).toMatchObject({ annualRoi: 1200, breakEvenMonths: 1 });
});

test('cumulative cash flow starts with the investment and crosses zero at break-even', () => {
  expect(cashAfter(question(), 0)).toEqual({ month: 0, total: -25_00_000 });
  expect(cashAfter(question(), 20)).toEqual({ month: 20, total: 0 });
  expect(cashAfter(question(), 21).total).toBe(1_25_000);
});

test.each([
  ['the period, in whole years', { paybackMonths: 25 }, 36],
  ['a year at least', { paybackMonths: 3, initialInvestment: 1_00_000 }, 12],
  ['beyond break-even', { paybackMonths: 12 }, 24],
  ['only the period when it never pays back', { monthlyRevenue: 0 }, 24],
  ['only the period when break-even is far away', { monthlyRevenue: 2_75_001 }, 24],
  ['fifty years at most', { paybackMonths: 600 }, 600],
])('cashFlowSpan covers %s', (_name, fields, months) => {
  const asked = question(fields);
  expect(cashFlowSpan(asked, returnOnInvestment(asked))).toBe(months);
});

test.each([
  [12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [24, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]],
  [60, [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60]],
  [600, [0, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600]],
])('cashFlowSteps lists the months of a table over %i months', (span, months) => {
  expect(cashFlowSteps(span)).toEqual(months);
});
