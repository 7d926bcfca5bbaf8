import { noCosts, noOutlets } from '@setu/contracts';
import { Franchise } from '../franchise.model';
import { brochureOf } from './brochure';

const franchise = Franchise.fromJson({
  id: 'f',
  brandName: 'Mehendi & Mist',
  title: 'Evening lounge',
  description: 'One.\n\n  Two. \r\nThree.',
  businessCategory: 'beauty',
  franchiseModel: 'FOCO',
  minInvestment: '1250000.00',
  maxInvestment: '9999999999.99',
  expectedRoi: '24.50',
  areaRequired: 1200,
  supportProvided: null,
  trainingIncluded: true,
  marketingSupport: false,
  territories: ['Pune'],
  ...noCosts,
  ...noOutlets,
  franchiseFee: { low: '200000.00', high: '250000.50' },
  royalty: { kind: 'percent', amount: '6.00' },
  termYears: 5,
  createdAt: new Date('2026-02-28T20:00:00Z'),
});
const page = 'https://example.test/franchises/f';
const brochure = (change: Partial<Franchise> = {}) =>
  brochureOf(Object.assign(franchise.$clone(), change), page);

it('a brochure contains the fields of the page', () => {
  expect(brochure()).toEqual({
    brandName: 'Mehendi & Mist',
    initials: 'MM',
    title: 'Evening lounge',
    kind: 'Beauty & Wellness · Franchise Owned Company Operated (FOCO)',
    figures: [
      { label: 'Total Investment', value: '₹12,50,000 - ₹9,99,99,99,999.99' },
      { label: 'Expected ROI', value: '24.5% a year' },
      { label: 'Area Required', value: '1,200 sq ft' },
    ],
    money: [
      { label: 'Franchise fee', value: '₹2,00,000 - ₹2,50,000.50' },
      { label: 'Fit-out', value: 'Not disclosed' },
      { label: 'Equipment', value: 'Not disclosed' },
      { label: 'Deposit', value: 'Not disclosed' },
      { label: 'Working capital', value: 'Not disclosed' },
      { label: 'Other costs', value: 'Not disclosed' },
      { label: 'Total of the disclosed parts', value: '₹2,00,000 - ₹2,50,000.50' },
      { label: 'Royalty', value: '6% of the revenue' },
      { label: 'Marketing fee', value: 'Not disclosed' },
      { label: 'Term', value: '5 years' },
      { label: 'Renewal', value: 'Not disclosed' },
      { label: 'Lock-in', value: 'Not disclosed' },
      { label: 'Exclusive area', value: 'Not disclosed' },
    ],
    outlets: [],
    description: ['One.', 'Two.', 'Three.'],
    supportItems: [
      'Training Program',
      'Operations Manual',
      'Ongoing Business Support',
      'Brand Recognition & Reputation',
    ],
    support: ['Comprehensive training and ongoing operational support provided.'],
    territories: ['Pune'],
    quickFacts: [
      { label: 'Model', value: 'FOCO' },
      { label: 'Category', value: 'Beauty & Wellness' },
      { label: 'Training', value: 'Yes' },
      { label: 'Marketing Support', value: 'No' },
      { label: 'Outlets', value: 'Not disclosed' },
      { label: 'Listed On', value: '1 March 2026' },
    ],
    video: null,
    page,
  });
});

it('a brochure has the link of the video', () => {
  expect(brochure({ videoUrl: 'https://vimeo.com/76979871' }).video).toBe('https://vimeo.com/76979871');
});

it('a brochure of a franchise that discloses nothing about the money says so in one line', () => {
  expect(brochure({ ...noCosts }).money).toEqual([
    { label: 'Costs, fees and terms', value: 'Not disclosed' },
  ]);
  expect(brochure({ ...noCosts, lockInMonths: 0 }).money).toHaveLength(12);
});

it('a brochure has the disclosed numbers of outlets, their states, and territories that are not open', () => {
  const outlet = (city: string, state: string, opened: string, closed: string | null = null) => ({
    city,
    state,
    locality: null,
    opened,
    closed,
  });
  const { outlets, quickFacts } = brochure({
    ownOutlets: 2,
    outletsAsOf: '2026-03-31',
    outlets: [
      outlet('Pune', 'Maharashtra', '2020-01'),
      outlet('Pune', 'Maharashtra', '2021-01'),
      outlet('Panaji', 'Goa', '2021-01'),
      outlet('Surat', 'Gujarat', '2020-01', '2025-01'),
    ],
    territoriesTaken: ['Goa', 'Kerala', 'Bihar', 'Assam', 'Punjab', 'Sikkim', 'Odisha'],
  });
  expect(outlets).toEqual([
    { label: 'Founded', value: 'Not disclosed' },
    { label: 'Own outlets', value: '2' },
    { label: 'Franchised outlets', value: 'Not disclosed' },
    { label: 'Closed in the last year', value: 'Not disclosed' },
    { label: 'As of', value: '31 March 2026' },
    { label: 'Listed outlets', value: 'Maharashtra 2, Goa 1' },
    { label: 'Taken territories', value: 'Goa, Kerala, Bihar, Assam, Punjab, 2 more' },
  ]);
  expect(quickFacts.map(({ label }) => label)).not.toContain('Outlets');
});

it('a brochure says that numbers of outlets are not disclosed, and which claims do not fit together', () => {
  expect(brochure({ territoriesTaken: ['Goa'] }).outlets).toEqual([
    { label: 'Numbers of outlets', value: 'Not disclosed' },
    { label: 'Taken territories', value: 'Goa' },
  ]);
  const opened = { city: 'Pune', state: 'Maharashtra', locality: null, opened: '2020-01', closed: null };
  const { brandName, outlets } = brochure({ foundedYear: 2022, outlets: [opened] });
  expect(outlets.at(-1)).toEqual({
    label: 'Does not fit together',
    value: `${brandName} states that it was founded in 2022. The first outlet of its list opened in January 2020.`,
  });
});

it('a brochure omits an area that is not needed, and says that a return is not disclosed', () => {
  expect(brochure({ areaRequired: null, expectedRoi: null }).figures.slice(1)).toEqual([
    { label: 'Expected ROI', value: 'Not disclosed' },
  ]);
});

it.each([
  ['चाय चौपाल', 'चच'],
  ['E-Rath Charging', 'EC'],
  ['chai', 'C'],
  ['& Sons', 'S'],
  ['—', ''],
])('the monogram of %s is %s', (brandName, initials) => {
  expect(brochure({ brandName }).initials).toBe(initials);
});
