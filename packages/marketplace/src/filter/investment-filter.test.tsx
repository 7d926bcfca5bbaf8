import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { InvestmentFilter } from './investment-filter';
import { emptyFilter } from './state/browse-filter';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Filter() {
  const [filter, setFilter] = useState(emptyFilter);
  return (
    <>
      <InvestmentFilter
        filter={filter}
        change={(patch) => setFilter({ ...filter, ...patch })}
        countOf={() => undefined}
      />
      <output>{String(filter.minInvestment)}</output>
    </>
  );
}

const minimum = () => screen.getByLabelText<HTMLInputElement>('Minimum');
const type = (text: string) => fireEvent.change(minimum(), { target: { value: text } });
const rest = () => act(() => jest.advanceTimersByTime(400));
const filtered = () => screen.getByRole('status').textContent;

test('an amount keeps its commas while it is typed, and an unfinished amount is neither used nor refused', () => {
  render(<Filter />);
  type('5,0');
  rest();
  expect(filtered()).toBe('null');
  expect(minimum().value).toBe('5,0');
  expect(screen.queryByText(/Write the decimals/)).toBeNull();
  type('5,00,000');
  rest();
  expect(filtered()).toBe('500000');
  expect(minimum().value).toBe('5,00,000');
});

test.each([
  ['Rs. 5 lakh', '500000'],
  ['₹1.5 Cr', '15000000'],
  ['५,००,०००/-', '500000'],
])('the pasted amount %s is used, and shown in shorthand', (pasted, rupees) => {
  render(<Filter />);
  type(pasted);
  rest();
  expect(filtered()).toBe(rupees);
  expect(minimum().value).toBe(pasted);
});

test('an amount with a decimal comma is refused on blur', () => {
  render(<Filter />);
  type('8,5');
  fireEvent.blur(minimum());
  expect(filtered()).toBe('null');
  screen.getByText('Write the decimals after a point: 8.5 and not 8,5');
});

test('the fields show the values of a preset', () => {
  render(<Filter />);
  type('5,000');
  rest();
  fireEvent.click(screen.getByRole('button', { name: '₹25L-1Cr' }));
  expect(minimum().value).toBe('2500000');
});

test('an amount takes effect on blur, and a preset chosen afterwards stays', () => {
  render(<Filter />);
  type('5,000');
  fireEvent.blur(minimum());
  expect(filtered()).toBe('5000');
  fireEvent.click(screen.getByRole('button', { name: '₹25L-1Cr' }));
  rest();
  expect(filtered()).toBe('2500000');
  expect(minimum().value).toBe('2500000');
});
