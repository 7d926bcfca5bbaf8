import { assertInvestmentRange } from './investment-range';

it.each([
  ['1.00', '1.00'],
  ['900000.00', '1000000.00'],
])('takes %s to %s', (min, max) => {
  expect(() => assertInvestmentRange(min, max)).not.toThrow();
});

it('compares amounts, not letters', () => {
  expect(() => assertInvestmentRange('1000000.00', '900000.00')).toThrow(
    'Minimum investment cannot be greater than maximum investment',
  );
});
