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
      <InvestmentFilter filter={filter} change={(patch) => setFilter({ ...filter, ...patch })} />
      <output>{String(filter.minInvestment)}</output>
    </>
  );
}

const minimum = () => screen.getByLabelText<HTMLInputElement>('Minimum');
const type = (text: string) => fireEvent.change(minimum(), { target: { value: text } });
const rest = () => act(() => jest.advanceTimersByTime(400));
const filtered = () => screen.getByRole('status').textContent;

test('an amount keeps its commas while it is typed', () => {
  render(<Filter />);
  type('5,0');
  rest();
  expect(filtered()).toBe('50');
  expect(minimum().value).toBe('5,0');
  type('5,00,000');
  rest();
  expect(filtered()).toBe('500000');
  expect(minimum().value).toBe('5,00,000');
});

test('the fields show the values of a preset', () => {
  render(<Filter />);
  type('5,000');
  rest();
  fireEvent.click(screen.getByRole('button', { name: '₹25L-1Cr' }));
  expect(minimum().value).toBe('2500000');
});

test('an amount takes effect when its field is left, and a preset chosen afterwards stays', () => {
  render(<Filter />);
  type('5,000');
  fireEvent.blur(minimum());
  expect(filtered()).toBe('5000');
  fireEvent.click(screen.getByRole('button', { name: '₹25L-1Cr' }));
  rest();
  expect(filtered()).toBe('2500000');
  expect(minimum().value).toBe('2500000');
});
