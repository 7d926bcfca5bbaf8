import { renderScreen } from '@setu/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import { aFranchise } from '../../test/builders';
import { WillItPay } from './will-it-pay';

const monthly = (low: string, typical: string, high: string) => ({ low, typical, high });
const known = {
  minInvestment: '1000000.00',
  maxInvestment: '1400000.00',
  expectedROI: '30.00',
  monthlyRevenue: monthly('200000.00', '300000.00', '400000.00'),
  monthlyCosts: monthly('190000.00', '240000.00', '300000.00'),
};
const row = (label: string) => {
  const header = screen.getByRole('rowheader', { name: label }).closest('tr');
  if (!header) throw new Error(`no row ${label}`);
  return within(header)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('profit, payback and return are shown in three cases, after royalty', async () => {
  await renderScreen(
    <WillItPay franchise={aFranchise({ ...known, royalty: { kind: 'percent', amount: '6.00' } })} />,
  );
  expect(row('Fees')).toEqual(['₹12,000', '₹18,000', '₹24,000']);
  expect(row('Profit')).toEqual(['−₹2,000', '₹42,000', '₹76,000']);
  expect(row('Pays back in')).toEqual(['Never', '29 months', '14 months']);
  expect(row('Return a year')).toEqual(['−2%', '42%', '91%']);
  screen.getByText(/^Source: Brand’s estimate\./);
  screen.getByText('Profit 14%');
  screen.getByText('Costs 80%');
  expect(screen.queryByText(/Rent/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Calculate with your own figures' }).getAttribute('href')).toBe(
    '/calculator?initialInvestment=1200000&monthlyRevenue=300000&monthlyExpenses=258000&paybackMonths=29',
  );
});

test('the basis of the figures is named, and a return that they do not support', async () => {
  const earningsBasis = { outlets: 11, from: '2025-04', to: '2026-03' };
  await renderScreen(
    <WillItPay
      franchise={aFranchise({
        ...known,
        earningsBasis,
        expectedROI: '100.00',
        monthlyCosts: monthly('190000.00', '280000.00', '360000.00'),
      })}
    />,
  );
  screen.getByText(/^Source: 11 outlets, April 2025 to March 2026\./);
  screen.getByText(/states a return of 100% a year\. Its own figures give 20%/);
});

test('a disclosed rent is a part of its own, and mentioned when it is large', async () => {
  await renderScreen(<WillItPay franchise={aFranchise({ ...known, monthlyRent: '75000.00' })} />);
  screen.getByText('Rent 25%');
  screen.getByText('Other costs 55%');
  screen.getByText(/^Rent is 25% of the revenue of a typical outlet, and 37\.5% of a weak one's/);
});

test('a franchise that discloses no figures says so and shows no table', async () => {
  await renderScreen(<WillItPay franchise={aFranchise({ expectedROI: '24.00' })} />);
  screen.getByText(/does not disclose the revenue and costs of an outlet/);
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByText(/The stated return of 24% a year would pay the investment back in 50 months\./);
});
