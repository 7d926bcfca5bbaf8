import { noCosts } from './costs';
import {
  basisText,
  earningsDoubts,
  earningsFields,
  earningsOf,
  earningsProblems,
  paybackOfReturn,
  rentShares,
} from './earnings';

const monthly = (low: string, typical: string, high: string) => ({ low, typical, high });
const franchise = {
  ...noCosts,
  brandName: 'Chai Chaupal',
  minInvestment: '1000000.00',
  maxInvestment: '1400000.00',
  expectedROI: '30.00',
  monthlyRevenue: monthly('200000.00', '300000.00', '400000.00'),
  monthlyCosts: monthly('180000.00', '240000.00', '300000.00'),
  earningsBasis: null,
};

test('royalty and marketing fee are subtracted before payback and return', () => {
  const earnings = earningsOf({
    ...franchise,
    royalty: { kind: 'percent', amount: '6.00' },
    marketingFee: { kind: 'fixed', amount: '2000.00' },
  });
  expect(earnings?.typical).toEqual({
    revenue: 300_000,
    costs: 240_000,
    royalty: 18_000,
    marketingFee: 2_000,
    profit: 40_000,
    investment: 1_200_000,
    paybackMonths: 30,
    annualReturn: 40,
  });
  expect(earnings?.low).toMatchObject({ investment: 1_400_000, profit: 6_000, paybackMonths: 234 });
  expect(earnings?.high).toMatchObject({ investment: 1_000_000, profit: 74_000, paybackMonths: 14 });
});

test('an outlet without profit never pays back, and without figures nothing is computed', () => {
  const costs = monthly('200000.00', '300000.00', '500000.00');
  expect(earningsOf({ ...franchise, monthlyCosts: costs })?.typical).toMatchObject({
    profit: 0,
    paybackMonths: null,
    annualReturn: 0,
  });
  expect(earningsOf({ ...franchise, monthlyCosts: null })).toBeNull();
});

test.each([
  [32, 38],
  [24, 50],
  [0, null],
])('a return of %s percent a year pays back in %s months', (percent, months) => {
  expect(paybackOfReturn(percent)).toBe(months);
});

test('claims that do not fit together are named, and others are not', () => {
  expect(earningsDoubts(franchise)).toEqual([]);
  expect(
    earningsDoubts({
      ...franchise,
      expectedROI: '100.00',
      monthlyCosts: monthly('190000', '280000', '360000'),
    }),
  ).toEqual([
    'Chai Chaupal states a return of 100% a year. Its own figures give 20% for a typical outlet, and at most 48%.',
  ]);
  expect(earningsDoubts({ ...franchise, monthlyCosts: monthly('40000', '60000', '80000') })).toEqual([
    'The stated costs are 20% of the revenue. Ask which costs are included: rent, wages and goods are rarely that low.',
  ]);
  expect(earningsDoubts({ ...franchise, monthlyCosts: monthly('200000', '310000', '390000') })).toEqual([
    'Chai Chaupal states a return of 30% a year. Its own figures give -10% for a typical outlet, and at most 12%.',
    'With these figures, a typical outlet does not pay back.',
  ]);
});

test('a rent from 20% of the revenue of a typical outlet on is mentioned, with its share in a weak outlet', () => {
  expect(earningsDoubts({ ...franchise, monthlyRent: '59999.00' })).toEqual([]);
  expect(earningsDoubts({ ...franchise, monthlyRent: '60000.00' })).toEqual([
    "Rent is 20% of the revenue of a typical outlet, and 30% of a weak one's at the same rent. It is due in weak months too: ask what it was in each month. We mention a rent from 20% of the revenue on.",
  ]);
  expect(earningsDoubts({ ...franchise, monthlyRent: null })).toEqual([]);
});

test('a rent has no share without a revenue', () => {
  expect(rentShares({ monthlyRent: '60000.00', monthlyRevenue: null })).toBeNull();
  expect(rentShares({ monthlyRent: '60000.00', monthlyRevenue: monthly('0.00', '0.00', '0.00') })).toBeNull();
  expect(rentShares({ monthlyRevenue: franchise.monthlyRevenue })).toBeNull();
});

test('a rent above the typical costs is refused on its field', () => {
  const { monthlyCosts } = franchise;
  expect(earningsProblems({ monthlyCosts, monthlyRent: '240000.00' })).toEqual([]);
  expect(earningsProblems({ monthlyCosts, monthlyRent: '240000.01' })).toEqual([
    {
      path: 'monthlyRent',
      message: 'The rent is part of the monthly costs, so it cannot be more than the typical costs',
    },
  ]);
  expect(earningsProblems({ monthlyCosts: null, monthlyRent: '240000.01' })).toEqual([]);
});

test.each([
  [
    'the wrong order',
    { low: '3 lakh', typical: '2 lakh', high: '4 lakh' },
    'Enter the amounts from the lowest to the highest',
  ],
  [
    'a missing amount',
    { low: '1 lakh', typical: '', high: '4 lakh' },
    'Enter the monthly revenue as a number',
  ],
])('a monthly revenue refuses %s', (_, typed, message) => {
  expect(earningsFields.monthlyRevenue.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

test.each([
  ['1000000000', 'Enter at most 1,00,000 outlets'],
  ['0', 'Enter at least 1 outlet'],
  ['2.5', 'Enter the number of outlets'],
])('a basis refuses %s outlets', (outlets, message) => {
  const basis = { outlets, from: '2025-04', to: '2026-03' };
  expect(earningsFields.earningsBasis.safeParse(basis).error?.issues[0]?.message).toBe(message);
});

test('fields that are all blank are not disclosed', () => {
  expect(earningsFields.monthlyRevenue.parse({ low: '', typical: ' ', high: '' })).toBeNull();
  expect(earningsFields.earningsBasis.parse({ outlets: '', from: '', to: '' })).toBeNull();
});

test('a basis names outlets and months', () => {
  expect(basisText({ outlets: 11, from: '2025-04', to: '2026-03' })).toBe(
    '11 outlets, April 2025 to March 2026',
  );
  expect(basisText({ outlets: 1, from: '2026-01', to: '2026-01' })).toBe('1 outlet, January 2026');
  expect(basisText(null)).toBe('Brand’s estimate');
  const reversed = { outlets: 3, from: '2026-03', to: '2025-04' };
  expect(earningsFields.earningsBasis.safeParse(reversed).error?.issues[0]?.message).toBe(
    'The last month cannot be before the first',
  );
});
