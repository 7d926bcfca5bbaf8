import { assertInvestmentRange } from './investment-range';

it.each([
  ['1.00', '1.00'],
  ['900000.00', '1000000.00'],
])('a range from %s to %s is valid', (min, max) => {
  expect(() => assertInvestmentRange(min, max)).not.toThrow();
});

it('range ends are compared as amounts, not as text', () => {
  expect(() => assertInvestmentRange('1000000.00', '900000.00')).toThrow(
    'Minimum investment cannot be greater than maximum investment',
  );
});
