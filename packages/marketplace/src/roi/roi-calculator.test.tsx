import { renderScreen } from '@setu/mfe-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { calculatorAddress } from './calculator-address';
import { RoiCalculator } from './roi-calculator';

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => sessionStorage.clear());

const labels = [
  'Initial Investment (₹)',
  'Monthly Revenue (₹)',
  'Monthly Expenses (₹)',
  'Payback Period (Months)',
];
const write = (...texts: string[]) => {
  for (const [index, text] of texts.entries())
    fireEvent.change(screen.getByLabelText(labels[index]!), { target: { value: text } });
};
const calculate = () => fireEvent.submit(screen.getByRole('form', { name: 'ROI Calculator' }));
/** Each figure by its term. */
const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('no figure is computed before Calculate ROI is pressed', async () => {
  await renderScreen(<RoiCalculator />);
  write('25,00,000', '4,00,000', '2,75,000', '24');
  expect(figures()).toEqual({
    'Monthly Profit': '--',
    'Annual ROI': '--',
    'Break-even': '--',
    'Return over payback period': '--',
  });
  expect(screen.queryByRole('img')).toBeNull();
});

test('Calculate ROI shows the figures, the verdict, the plot and its table', async () => {
  await renderScreen(<RoiCalculator />);
  write('25,00,000', '4,00,000', '2,75,000', '24');
  calculate();
  expect(figures()).toEqual({
    'Monthly Profit': '₹1,25,000',
    'Annual ROI': '60%',
    'Break-even': '20 months',
    'Return over 24 months': '₹30,00,000',
  });
  screen.getByText('Payback target met');
  screen.getByText(/back after 20 months, 4 months before your target of 24 months/);
  const plot = await screen.findByRole('img');
  expect(plot.getAttribute('aria-label')).toBe(
    'Cumulative cash flow over 24 months: it starts at −₹25L, breaks even in month 20 and stands at ₹5L after month 24.',
  );
  within(plot).getByText('Break-even: month 20');
  within(plot).getByText('Your target: month 24');
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toContain('20₹0');
});

test('a missed target is marked as missed', async () => {
  await renderScreen(<RoiCalculator />);
  write('25,00,000', '4,00,000', '2,75,000', '12');
  calculate();
  screen.getByText('Payback target not met');
  screen.getByText(/8 months later than your target of 12 months/);
});

test.each([
  ['2,75,000', '₹0', '0%'],
  ['2,00,000', '−₹75,000', '−36%'],
])('a revenue of %s does not pay back the investment', async (revenue, profit, roi) => {
  await renderScreen(<RoiCalculator />);
  write('25,00,000', revenue, '2,75,000', '24');
  calculate();
  expect(figures()).toMatchObject({
    'Monthly Profit': profit,
    'Annual ROI': roi,
    'Break-even': 'Does not pay back',
  });
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toContain('never reaches zero');
});

test('a loss over zero months is shown as zero without a sign', async () => {
  await renderScreen(<RoiCalculator />);
  write('25,00,000', '2,00,000', '2,75,000', '0');
  calculate();
  expect(figures()).toMatchObject({ 'Return over 0 months': '₹0' });
});

test('invalid values are reported on their fields, and the first one gets the focus', async () => {
  await renderScreen(<RoiCalculator />);
  write('0', '4,00,000', '-1', '1.5');
  calculate();
  for (const [label, message] of [
    ['Initial Investment (₹)', 'Initial investment must be more than 0'],
    ['Monthly Expenses (₹)', 'Monthly expenses cannot be less than 0'],
    ['Payback Period (Months)', 'Enter whole months'],
  ] as const) {
    const described = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
    expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(message);
  }
  expect(screen.getByLabelText('Monthly Revenue (₹)').getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Initial Investment (₹)'));
  expect(figures()).toMatchObject({ 'Monthly Profit': '--' });

  write('1');
  expect(screen.queryByText('Initial investment must be more than 0')).toBeNull();
  screen.getByText('Enter whole months');
});

test('figures are marked as outdated when the fields change, until they are calculated again', async () => {
  await renderScreen(<RoiCalculator />);
  write('25,00,000', '4,00,000', '2,75,000', '24');
  calculate();
  write('₹ 25,00,000.00');
  expect(screen.queryByText(/Calculate again/)).toBeNull();
  write('50,00,000');
  screen.getByText(/Calculate again/);
  expect(figures()).toMatchObject({ 'Break-even': '20 months' });
  calculate();
  expect(screen.queryByText(/Calculate again/)).toBeNull();
  expect(figures()).toMatchObject({ 'Break-even': '40 months' });
});

test('a loan is calculated when its fields are filled in', async () => {
  await renderScreen(<RoiCalculator />);
  write('25,00,000', '4,00,000', '2,75,000', '24');
  const loan = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  loan('Loan (₹)', '10 lakh');
  calculate();
  screen.getByText('Interest is required with a loan');
  loan('Interest (% a year)', '12');
  loan('Loan term (months)', '60');
  calculate();
  expect(figures()).toMatchObject({
    'EMI for 60 months': '₹22,244.45',
    'Left after EMI': '₹1,02,755.55',
    'Annual ROI': '60%',
    'Break-even': '15 months',
  });
  screen.getByText(/^Your own money is back after 15 months/);
});

test('figures of the address are calculated at once and replace an earlier draft', async () => {
  const { unmount } = await renderScreen(<RoiCalculator />);
  write('1', '2', '3', '4');
  unmount();
  const figuresOf = {
    initialInvestment: 25_00_000,
    monthlyRevenue: 4_00_000,
    monthlyExpenses: 2_75_000.5,
    paybackMonths: 24,
  };
  const { searchParams } = new URL(calculatorAddress(figuresOf), 'https://setu.test');
  const { unmount: leave } = await renderScreen(<RoiCalculator search={searchParams} />);
  expect(figures()).toMatchObject({ 'Monthly Profit': '₹1,24,999.50', 'Break-even': '21 months' });
  write('30,00,000');
  screen.getByText(/Calculate again/);
  leave();
  await renderScreen(<RoiCalculator />);
  expect(screen.getByLabelText<HTMLInputElement>('Initial Investment (₹)').value).toBe('30,00,000');
});

test('unusable figures of the address are shown and not calculated', async () => {
  await renderScreen(<RoiCalculator search={new URLSearchParams('initialInvestment=lots&loanRate=x')} />);
  expect(screen.getByLabelText<HTMLInputElement>('Initial Investment (₹)').value).toBe('lots');
  expect(figures()).toMatchObject({ 'Monthly Profit': '--' });
});

test('amounts are repeated in lakh and crore, and survive a change of tabs', async () => {
  const { unmount } = await renderScreen(<RoiCalculator />);
  write('14000000', '275000', '99');
  screen.getByText('₹1.4Cr');
  screen.getByText('₹2.75L');
  unmount();
  await renderScreen(<RoiCalculator />);
  expect(screen.getByLabelText<HTMLInputElement>('Initial Investment (₹)').value).toBe('14000000');
  expect(screen.getByLabelText<HTMLInputElement>('Monthly Expenses (₹)').value).toBe('99');
});
