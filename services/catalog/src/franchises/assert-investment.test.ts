import { noCosts } from '@setu/contracts';
import { assertInvestment } from './assert-investment';

const investment = (minInvestment: string, maxInvestment: string, costs: object = {}) => ({
  ...noCosts,
  minInvestment,
  maxInvestment,
  ...costs,
});
const rupees = (low: string, high = low) => ({ low, high });

it.each([
  ['1.00', '1.00'],
  ['900000.00', '1000000.00'],
])('a range from %s to %s is valid', (min, max) => {
  expect(() => assertInvestment(investment(min, max))).not.toThrow();
});

it('range ends are compared as amounts, not as text', () => {
  expect(() => assertInvestment(investment('1000000.00', '900000.00'))).toThrow(
    'Minimum investment cannot be greater than maximum investment',
  );
});

it('the lowest amounts of the parts may add up to the maximum investment, but not to more', () => {
  const parts = { franchiseFee: rupees('300000.00', '900000.00'), deposit: rupees('700000.00') };
  expect(() => assertInvestment(investment('900000.00', '1000000.00', parts))).not.toThrow();
  expect(() => assertInvestment(investment('900000.00', '999999.99', parts))).toThrow(
    'The parts of the investment add up to more than this.',
  );
});
