import { FranchiseDraft } from '../franchise';
import { noOutlets } from './outlets';

const draft = {
  title: 'Tea house',
  minInvestment: '500000',
  maxInvestment: '750000',
  territories: ['Pune'],
};
const issuesOf = (fields: Record<string, unknown>) =>
  FranchiseDraft.safeParse({ ...draft, ...fields }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const counts = { ownOutlets: '4', franchisedOutlets: '1,208', closedOutlets: 2, outletsAsOf: '2026-03-31' };
const outlet = { city: 'Pune', opened: '2024-03' };

test('numbers of outlets are read with their day, and blank ones are not disclosed', () => {
  expect(FranchiseDraft.parse({ ...draft, ...counts, foundedYear: '2011' })).toMatchObject({
    foundedYear: 2011,
    ownOutlets: 4,
    franchisedOutlets: 1208,
    closedOutlets: 2,
    outletsAsOf: '2026-03-31',
  });
  const blank = { foundedYear: '', ownOutlets: ' ', franchisedOutlets: null, outletsAsOf: '', outlets: [] };
  expect(FranchiseDraft.parse({ ...draft, ...blank })).toMatchObject(noOutlets);
});

test.each([
  [
    'a billion outlets',
    { ...counts, ownOutlets: '1000000000' },
    'ownOutlets: Enter the number of own outlets of at most 1,00,000',
  ],
  [
    'outlets below zero',
    { ...counts, closedOutlets: -1 },
    'closedOutlets: Enter the number of closed outlets of at least 0',
  ],
  [
    'half an outlet',
    { ...counts, ownOutlets: '1.5' },
    'ownOutlets: Enter the number of own outlets as a whole number',
  ],
  ['numbers without their day', { ownOutlets: 0 }, 'outletsAsOf: Enter the date of these numbers'],
  [
    'numbers of the future',
    { ...counts, outletsAsOf: '2099-01-01' },
    'outletsAsOf: Enter today or an earlier day',
  ],
  ['a day that is none', { ...counts, outletsAsOf: '2026-02-30' }, 'outletsAsOf: Enter a date'],
  ['a founding in the future', { foundedYear: '2099' }, 'foundedYear: Enter this year or an earlier one'],
  ['a founding before companies', { foundedYear: '17' }, 'foundedYear: Enter a year from 1800 on'],
])('%s is refused on its field', (_, fields, issue) => {
  expect(issuesOf(fields)).toEqual([issue]);
});

test('an outlet has its city by its stored name, and the state of a known city', () => {
  const { outlets } = FranchiseDraft.parse({
    ...draft,
    outlets: [
      { city: ' bombay ', locality: 'Andheri', opened: '2019-01', closed: '2019-01' },
      { city: 'Ratlam', state: 'madhya pradesh', opened: '2024-03', closed: '' },
      { city: 'Gurgaon', state: 'Haryana', opened: '2024-03' },
    ],
  });
  expect(outlets).toEqual([
    { city: 'Mumbai', state: 'Maharashtra', locality: 'Andheri', opened: '2019-01', closed: '2019-01' },
    { city: 'Ratlam', state: 'Madhya Pradesh', locality: null, opened: '2024-03', closed: null },
    { city: 'Delhi NCR', state: 'Haryana', locality: null, opened: '2024-03', closed: null },
  ]);
});

test.each([
  ['no city', { ...outlet, city: ' ' }, 'city: Enter the city'],
  ['a city of digits', { ...outlet, city: '400 001' }, 'city: Enter the city'],
  ['a state as its city', { ...outlet, city: 'Kerala' }, 'city: Enter a city, and its state beside it'],
  ['an unknown city without its state', { ...outlet, city: 'Ratlam' }, 'state: Choose the state of Ratlam.'],
  [
    'a misspelt city',
    { ...outlet, city: 'Banglore' },
    'state: Choose the state of Banglore. Or is it Bangalore?',
  ],
  ['a city of several states', { ...outlet, city: 'Udaipur' }, 'state: Choose the state of Udaipur.'],
  ['a city in another state', { ...outlet, state: 'Kerala' }, 'state: Pune is in Maharashtra'],
  ['a state that is none', { ...outlet, state: 'Punjabi' }, 'state: Choose a state from the list'],
  ['no opening', { city: 'Pune' }, 'opened: Enter the month of the opening, such as 2024-03'],
  [
    'an opening in the future',
    { ...outlet, opened: '2099-01' },
    'opened: The month of the opening cannot be in the future',
  ],
  [
    'a closing in the future',
    { ...outlet, closed: '2099-01' },
    'closed: The month of the closing cannot be in the future',
  ],
  [
    'a closing before the opening',
    { ...outlet, closed: '2024-02' },
    'closed: An outlet cannot close before it opens',
  ],
])('an outlet with %s is refused on its field', (_, wrong, issue) => {
  expect(issuesOf({ outlets: [{ ...outlet, city: 'Nashik' }, wrong] })).toEqual([`outlets.1.${issue}`]);
});

test('an outlet is listed once; two of a city have different localities or openings', () => {
  expect(issuesOf({ outlets: [outlet, { ...outlet, city: 'Poona' }] })).toEqual([
    'outlets.1.city: Pune is listed twice with the same opening. Name the localities, or remove one',
  ]);
  expect(
    issuesOf({ outlets: [outlet, { ...outlet, locality: 'Wakad' }, { ...outlet, opened: '2025-01' }] }),
  ).toBeUndefined();
});

test('at most 200 outlets are listed', () => {
  const outlets = Array.from({ length: 201 }, (_, n) => ({ ...outlet, locality: `Shop ${n}` }));
  expect(issuesOf({ outlets: outlets.slice(1) })).toBeUndefined();
  expect(issuesOf({ outlets })).toEqual(['outlets: List at most 200 outlets']);
});
