import { type Completable, completenessOf } from './completeness';

const monthly = { low: '1.00', typical: '2.00', high: '3.00' };
const required: Completable = {
  title: 'Kiosk',
  minInvestment: '500000.00',
  maxInvestment: '900000.00',
  territories: ['Pune'],
};
const whole: Completable = {
  ...required,
  description: 'Tea and snacks.',
  monthlyRevenue: monthly,
  monthlyCosts: monthly,
  earningsBasis: { outlets: 4, from: '2025-04', to: '2026-03' },
  royalty: { kind: 'none', amount: null },
  franchiseFee: { low: '0.00', high: '0.00' },
  images: ['https://img.test/a.jpg'],
  areaRequired: 150,
  expectedROI: '0.00',
  outlets: [{ city: 'Pune', state: 'Maharashtra', locality: null, opened: '2020-01', closed: null }],
  ownOutlets: 0,
  fitOut: { low: '1.00', high: '1.00' },
  termYears: 5,
  supportProvided: 'Training.',
  monthlyRent: '0.50',
  videoUrl: 'https://vimeo.com/76979871',
  documents: ['https://files.test/a.pdf'],
  lowestBudget: '100000.00',
};
const missing = (franchise: Completable) => completenessOf(franchise).missing.map(({ field }) => field);

test('an empty listing has no percent, and what publishing needs comes first', () => {
  expect(completenessOf({}).percent).toBe(0);
  expect(missing({}).slice(0, 3).sort()).toEqual(['minInvestment', 'territories', 'title']);
});

test('only a listing with every field is 100 percent complete', () => {
  expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] });
  for (const name of Object.keys(whole) as (keyof Completable)[]) {
    const { [name]: _, ...rest } = whole;
    expect([name, completenessOf(rest).percent < 100]).toEqual([name, true]);
  }
});

test('zero and none are answers', () => {
  expect(missing({ ...required, ownOutlets: 0, royalty: { kind: 'none', amount: null } })).toEqual(
    expect.not.arrayContaining(['ownOutlets', 'royalty']),
  );
});

test('the field that most of the product uses is next', () => {
  expect(missing(required)[0]).toBe('royalty');
  const { royalty } = whole;
  expect(missing({ ...required, royalty: royalty ?? null }).slice(0, 2)).toEqual([
    'description',
    'franchiseFee',
  ]);
});

test('a source of figures and the rent are worth something after the figures, and the source is then next', () => {
  expect(missing(required).slice(-2)).toEqual(['earningsBasis', 'monthlyRent']);
  expect(missing({ ...required, monthlyRevenue: monthly, monthlyCosts: monthly })[0]).toBe('earningsBasis');
});

test('a drawn cover is no picture, and what is worth is said in whole sentences', () => {
  expect(missing({ ...whole, images: ['/covers/chai.svg'] })).toEqual(['images']);
  for (const { worth } of completenessOf({}).missing) expect(worth).toMatch(/^[A-Z].*\.$/);
});
