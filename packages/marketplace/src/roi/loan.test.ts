import { emiOf } from './loan';

// The first two are usual examples of lenders, to the rupee; the others follow from the rule by hand.
test.each([
  [{ amount: 10_00_000, ratePercent: 12, months: 60 }, 22_244.45],
  [{ amount: 50_00_000, ratePercent: 8.5, months: 240 }, 43_391.16],
  [{ amount: 1_20_000, ratePercent: 0, months: 12 }, 10_000],
  [{ amount: 1_00_000, ratePercent: 12, months: 1 }, 1_01_000],
])('the instalment of %j is %d rupees', (loan, emi) => {
  expect(emiOf(loan)).toBe(emi);
});

test('the instalments of the largest loan are finite', () => {
  expect(emiOf({ amount: 9_99_99_99_999.99, ratePercent: 50, months: 360 })).toBeCloseTo(41_66_66_849, -3);
});
