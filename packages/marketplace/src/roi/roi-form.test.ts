import { amountIn, noTexts, type RoiTexts, readRoiForm } from './roi-form';

const texts = (fields: Partial<RoiTexts> = {}): RoiTexts => ({
  ...noTexts,
  initialInvestment: '25,00,000',
  monthlyRevenue: '₹4,00,000',
  monthlyExpenses: '275000.50',
  paybackMonths: '24',
  ...fields,
});

test('amounts may be grouped and may have a currency sign', () => {
  expect(readRoiForm(texts())).toEqual({
    question: {
      initialInvestment: 25_00_000,
      monthlyRevenue: 4_00_000,
      monthlyExpenses: 2_75_000.5,
      paybackMonths: 24,
    },
    errors: {},
  });
});

test('an empty form reports each required field', () => {
  expect(readRoiForm({ ...noTexts, monthlyRevenue: ' ' })).toEqual({
    question: null,
    errors: {
      initialInvestment: 'Initial investment is required',
      monthlyRevenue: 'Monthly revenue is required',
      monthlyExpenses: 'Monthly expenses are required',
      paybackMonths: 'Payback period is required',
    },
  });
});

test.each([
  ['initialInvestment', '0', 'Initial investment must be more than 0'],
  ['initialInvestment', '-1', 'Initial investment must be more than 0'],
  ['initialInvestment', '10,00,00,00,000', 'Enter at most ₹9,99,99,99,999'],
  [
    'initialInvestment',
    '1e6',
    'Enter an amount in rupees as a number, such as 12,50,000 or 12.5 lakh: “e” cannot be part of it',
  ],
  ['initialInvestment', '1,5', 'Write the decimals after a point: 1.5 and not 1,5'],
  ['initialInvestment', '1.005', 'Use at most two decimals'],
  ['monthlyRevenue', '-1', 'Monthly revenue cannot be less than 0'],
  ['monthlyRevenue', '−1', 'Monthly revenue cannot be less than 0'],
  ['monthlyExpenses', '-0.5', 'Monthly expenses cannot be less than 0'],
  ['paybackMonths', '-1', 'Payback period cannot be less than 0'],
  ['paybackMonths', '1.5', 'Enter whole months'],
  ['paybackMonths', 'two', 'Enter the months as a number, such as 36: “two” cannot be part of it'],
  ['paybackMonths', '601', 'Enter at most 600 months'],
] as const)('readRoiForm refuses %s of %s: %s', (field, text, message) => {
  expect(readRoiForm(texts({ [field]: text }))).toEqual({ question: null, errors: { [field]: message } });
});

test('amounts are parsed in all usual formats', () => {
  const { question } = readRoiForm(
    texts({ initialInvestment: 'Rs. 25 lakh/-', monthlyRevenue: '४ लाख', paybackMonths: '24 months' }),
  );
  expect(question).toMatchObject({
    initialInvestment: 2_500_000,
    monthlyRevenue: 400_000,
    paybackMonths: 24,
  });
});

test.each(['monthlyRevenue', 'monthlyExpenses', 'paybackMonths'] as const)(
  'readRoiForm accepts 0 as %s',
  (field) => {
    expect(readRoiForm(texts({ [field]: '0' })).question).toMatchObject({ [field]: 0 });
  },
);

const loan = { loanAmount: '15 lakh', loanRate: '11.5%', loanMonths: '60' };
test('a loan is read when it has an amount above zero', () => {
  expect(readRoiForm(texts(loan)).question?.loan).toEqual({
    amount: 15_00_000,
    ratePercent: 11.5,
    months: 60,
  });
  expect(readRoiForm(texts({ ...loan, loanAmount: '0' })).question).not.toHaveProperty('loan');
  expect(readRoiForm(texts({ ...loan, loanAmount: '', loanRate: 'x' })).question).not.toHaveProperty('loan');
});

test.each([
  ['loanAmount', '25,00,000.01', 'The loan cannot be more than the initial investment'],
  ['loanAmount', '-1', 'Loan cannot be less than 0'],
  ['loanRate', '', 'Interest is required with a loan'],
  ['loanRate', '-1', 'Interest cannot be less than 0'],
  ['loanRate', '51', 'Enter at most 50%'],
  ['loanMonths', '', 'Loan term is required'],
  ['loanMonths', '0', 'Loan term must be at least 1 month'],
  ['loanMonths', '361', 'Enter at most 360 months'],
] as const)('a loan is refused with %s of "%s": %s', (field, text, message) => {
  expect(readRoiForm(texts({ ...loan, [field]: text }))).toEqual({
    question: null,
    errors: { [field]: message },
  });
});

test('amountIn returns the amount typed so far, or null', () => {
  expect([amountIn('25,00,000'), amountIn('0'), amountIn(''), amountIn('-3'), amountIn('x')]).toEqual([
    25_00_000,
    0,
    null,
    null,
    null,
  ]);
});
