import { aFranchise } from '../../test/builders';
import { paybackText } from './payback-text';

const disclosed = {
  minInvestment: '900000.00',
  maxInvestment: '1100000.00',
  monthlyRevenue: { low: '200000.00', typical: '300000.00', high: '400000.00' },
  monthlyCosts: { low: '150000.00', typical: '200000.00', high: '250000.00' },
  earningsBasis: { outlets: 4, from: '2025-04', to: '2026-03' },
};

test('a franchise without figures has no payback, even when it states a return', () => {
  expect(paybackText(aFranchise({ expectedROI: '30.00' }))).toBeNull();
  expect(paybackText(aFranchise({ ...disclosed, monthlyCosts: null }))).toBeNull();
});

test('figures of outlets have a payback, and a brand’s estimate is marked', () => {
  expect(paybackText(aFranchise(disclosed))).toBe('Payback 10 months');
  expect(paybackText(aFranchise({ ...disclosed, earningsBasis: null }))).toBe('Payback 10 months (estimate)');
});

test('a typical outlet without profit does not pay back', () => {
  const monthlyRevenue = { low: '100000.00', typical: '200000.00', high: '300000.00' };
  expect(paybackText(aFranchise({ ...disclosed, monthlyRevenue }))).toBe('Does not pay back');
});
