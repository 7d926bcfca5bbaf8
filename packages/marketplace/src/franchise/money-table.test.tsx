import { render, screen, within } from '@testing-library/react';
import { aFranchise } from '../../test/builders';
import { MoneyTable } from './money-table';

const rupees = (low: string, high = low) => ({ low, high });
const cellOf = (label: string) => {
  const row = screen.getByRole('rowheader', { name: label }).closest('tr');
  if (!row) throw new Error(`no row ${label}`);
  return within(row).getByRole('cell').textContent;
};

test('a franchise that discloses nothing has every row, and no total', () => {
  render(<MoneyTable franchise={aFranchise()} />);
  for (const label of [
    'Franchise fee',
    'Fit-out',
    'Other costs',
    'Royalty',
    'Marketing fee',
    'Term',
    'Lock-in',
  ])
    expect([label, cellOf(label)]).toEqual([label, 'Not disclosed']);
  expect(screen.queryByText(/^Total/)).toBeNull();
});

test('parts, total, fees and terms are shown with exact amounts', () => {
  const franchise = aFranchise({
    franchiseFee: rupees('300000.00'),
    fitOut: rupees('400000.00', '650000.00'),
    royalty: { kind: 'percent', amount: '6.00' },
    marketingFee: { kind: 'none', amount: null },
    termYears: 5,
    exclusivity: 'No other outlet within 2 km',
  });
  render(<MoneyTable franchise={franchise} />);
  expect(cellOf('Franchise fee')).toBe('₹3,00,000');
  expect(cellOf('Fit-out')).toBe('₹4,00,000 – ₹6,50,000');
  expect(cellOf('Deposit')).toBe('Not disclosed');
  expect(cellOf('Total of the disclosed parts')).toBe('₹7,00,000 – ₹9,50,000');
  expect(cellOf('Royalty')).toBe('6% of the revenue');
  expect(cellOf('Marketing fee')).toBe('None');
  expect(cellOf('Term')).toBe('5 years');
  expect(cellOf('Exclusive area')).toBe('No other outlet within 2 km');
});

test('a sum that differs from the stated investment is named once all parts are disclosed', () => {
  const all = {
    franchiseFee: rupees('500000.00'),
    fitOut: rupees('500000.00'),
    equipment: rupees('0.00'),
    deposit: rupees('0.00'),
    workingCapital: rupees('0.00'),
  };
  const stated = { minInvestment: '1000000.00', maxInvestment: '1500000.00' };
  const { rerender } = render(<MoneyTable franchise={aFranchise({ ...stated, ...all })} />);
  expect(screen.queryByText(/^The parts add up/)).toBeNull();
  rerender(<MoneyTable franchise={aFranchise({ ...stated, ...all, otherCosts: rupees('0.00') })} />);
  screen.getByText(
    'The parts add up to ₹10,00,000, and the brand states a total investment of ₹10,00,000 – ₹15,00,000. Ask the brand what makes the difference.',
  );
});
